// A process that answers and does nothing else: how long its answers take is what the machine adds to those of any other.
import { createServer } from 'node:http';

createServer((_, answer) => answer.end('ok')).listen(Number(process.env['PORT']), '127.0.0.1');
