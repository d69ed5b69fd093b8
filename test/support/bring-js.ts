import '../../src/js-all.ts';
import '../../src/advise.ts';
