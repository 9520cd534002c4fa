/**
 * The kept answer in the place of one that lets itself be waited for; where nothing is kept the answer itself. What
 * comes after the kept one goes to `late`; a failure after it is nobody's, for the next question meets it again.
 */
export async function insteadOf(
  answer: Promise<unknown>,
  find: () => Promise<unknown>,
  late: (data: unknown) => void,
): Promise<unknown> {
  const kept = await find().catch(() => undefined);
  if (kept === undefined) return answer;
  void answer.then(late, () => undefined);
  return kept;
}
