import '../../src/js-all.ts';
