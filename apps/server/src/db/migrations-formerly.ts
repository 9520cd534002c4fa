/**
 * Files that were corrected after somebody had applied them, with the checksum they had then. A database that has the
 * earlier text is brought to the same schema by a later file. Only for what stops an installation (ADR 16).
 */
export const formerly: ReadonlyMap<string, string> = new Map([
  ['20261120T1301_ledger_writer.sql', '4440bb70dbbe393259eca7dca16ba39f972d04083a998e2f884cdf998d6bbb3b'],
  ['20261120T1303_ledger_accruals.sql', 'd9fef8857e5ca6cf3c6a058dc71c6592ef274af364a97dd7d7a98ae4624c4bd8'],
  ['20261120T1304_ledger_money.sql', '5c9b81099bc72bad5a7391a1aa67251cbb66f4e2d95d59565f0a623108bda0b0'],
  ['20261120T1311_ledger_withdrawals.sql', '3e3c3c6ade99c8eef7bf10aef9d8a23e67fa4081be0fd4b9eee9350851283a5a'],
  ['20261122T0100_list_indexes.sql', 'cb094a2edd219ce93b2f9dc72f6805e58a3f038411a0acd626939b1193c25703'],
  ['20261122T0900_ledger_batches.sql', '4a6911ea9eb194ac28b8e8abd497f0217a07f64ce77a3c17b8b03bdd624321f6'],
  ['20261122T1210_ledger-batches.sql', '2a09d76397c75b741be01f518d98942991c9aa27bdb347b944d9643b8bf87f08'],
]);
