import '../../src/js-all.ts';
import '../../src/core/base/advice/advise.ts';
import '../../src/diagrams/advise.ts';
