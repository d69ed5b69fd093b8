import { parentPort } from 'node:worker_threads';
import { answer } from './answer.js';

parentPort.on('message', (request) => parentPort.postMessage(answer(request)));
