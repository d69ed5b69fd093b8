import { fileBytes } from '../kernel-files.ts';
import { unpack } from '../unpack.ts';

/** Returns the kernel's bytes. */
export const kernel = (): object => fileBytes('blend.wasm') ?? unpack("ff91010030000000300000002362810810000000000000000000000000000002", "##??#2#//A$>'B@@>#}7%0#H7J|7GE$0,E>~HOD%C#$&;A=&>%>P~F,,|u%Y;Z}-&%&$,;_T}*%},Sb/cDd.e0&C&:h02#jIk&l1m/nB|^'p1qCr}@sKLUu~IvM=K(//(>N#398$?R-%[$;[#&]R(^#%).ST/`+`H,*|S),344|l56|y|z:54R,|v|||~|w|{|a5|}|y:|z&#)46}'645?'}#3}%:^'9}&89])858|~}%a#|$}^%%}a$%'fgi)o)t*w'Cx+wy+z{*/'{V-FFzP-FF/'WD~FMQ/7I-$X/V0BV0$}P|XF3,a%fQi'o't(LQ}@+7G'#WMgx)/)LQ=+7G'#WDNyUNA/7I-$X,");
