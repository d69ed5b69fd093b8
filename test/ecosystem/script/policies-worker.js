import 'hotpath/js-all';
import './web-worker.js';
