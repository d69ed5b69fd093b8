import { answer } from './answer.js';

globalThis.onmessage = ({ data }) => globalThis.postMessage(answer(data));
