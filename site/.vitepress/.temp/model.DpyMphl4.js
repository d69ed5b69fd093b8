var __typeError = (msg) => {
  throw TypeError(msg);
};
var __accessCheck = (obj, member, msg) => member.has(obj) || __typeError("Cannot " + msg);
var __privateGet = (obj, member, getter) => (__accessCheck(obj, member, "read from private field"), getter ? getter.call(obj) : member.get(obj));
var __privateAdd = (obj, member, value) => member.has(obj) ? __typeError("Cannot add the same private member more than once") : member instanceof WeakSet ? member.add(obj) : member.set(obj, value);
var __privateSet = (obj, member, value, setter) => (__accessCheck(obj, member, "write to private field"), setter ? setter.call(obj, value) : member.set(obj, value), value);
var _influenced, _layer, _layerIsStale;
import { readFileSync } from "node:fs";
let readFile = null;
function readKernelsBy(read) {
  readFile = read;
}
function fileBytes(file) {
  try {
    return (readFile == null ? void 0 : readFile(file)) ?? null;
  } catch {
    return null;
  }
}
const CHARACTERS = 90;
const SINGLES = 87;
const PAIRS = 45;
const BYTES_PER_CHARACTER = 4;
function unpack$1(frequent, text) {
  const bytesOf2 = [];
  const others = [];
  for (let byte = 0; byte < 256; byte++) (Number.parseInt(frequent[byte >> 2], 16) >> (byte & 3) & 1 ? bytesOf2 : others).push(byte);
  const firstPair = bytesOf2.length;
  const ranks = ranksOfCharacters();
  const bytes = new Uint8Array(BYTES_PER_CHARACTER * text.length);
  const starts = [0];
  let count = 0;
  let symbols = 0;
  for (let at = 0; at < text.length; at++) {
    const rank = ranks[text.charCodeAt(at)];
    if (rank < firstPair) bytes[count++] = bytesOf2[rank];
    else if (rank >= SINGLES) bytes[count++] = others[(rank - SINGLES) * CHARACTERS + ranks[text.charCodeAt(++at)]];
    else for (let i = starts[rank - firstPair]; i < starts[rank - firstPair + 1]; i++) bytes[count++] = bytes[i];
    if (++symbols % 2 === 0 && starts.length <= PAIRS) starts.push(count);
  }
  return bytes.slice(starts[PAIRS], count);
}
function ranksOfCharacters() {
  const ranks = [];
  let rank = 0;
  for (let code = 35; code < 127; code++) if (code !== 60 && code !== 92) ranks[code] = rank++;
  return ranks;
}
const kernel$5 = () => fileBytes("blend.wasm") ?? unpack$1("ffd1010070000002312108003b7ac10810001000000000000000000000009002", "##NN#5#00P$M'QOOM#}+%1#WBY2VT$1-TM~9_S%R#$&HPI&M%M`K--:%iHj|}&%&$-Hnd|z%||cq0rSs/t1&R&Gw15#yXz&#;FC$Nb.%k$Hk#&lb(m#%)/cd0o+oW-*3)-;==9>A?@G>=b-|n|rD|o|q8>|s?G@&#)=A|wA=>N'|t;EGm'F|vCFl)C>CDEp#,}P%%}S$%'uvx){40Q)7'4RJZ*[eL]'RIZ+[eL](0+0(M^*0'M^f.UU0(`.UU0'gSK]a0BX.$h0f1Qf1$}C6U;-p%uax'{40Q'7'4RJZ([aJ+BV'#g]vIZ)0)[aI+BV'#gS^(0e^P0BX.$h-");
const kernel$4 = () => fileBytes("contraction.wasm") ?? unpack$1("fff31080712008006130000012c0e50d00000000500000000000000000000008", "3#|7%3$3%NO9$|E%'|N3&9#FA3'##..|9&5%3)PO3(5$5&SAQ9|~|~|$.|PUP93*4%N]&|NO#'X/$p[)X&#5''JNPT#3+}2$&XYO#|jE|s$Z#$|L-?%JJ$J?$J$J?$I$J?&JJI$J?&JHI#?%JJ#?$J$I?$J#?(JJHJJ#?)JJJHJJ$H&|)|(s$%'$(%)*Z+,Z$#$$(&$#%)|-&J$9}2|~'.J$W.H$;ZZZZ.*|V)(|l|r|q|s|k#|'|$|lD@|jF@=|q@D|jD|l|p|z#1.D@E@DG@9D|lE#|$|#D@E@DG@|O|uD|t@DE#|#*D@|n|wE@|m&%)|s@|s|uD|z%#-}|6|(|e$%JQ1&chWgVv~C-ZNU|3$N91Bbn9ICtB6$NYA1%4#Pi1B`'B1%bBPYANA1).V.E$&JR#R+c9'FPR'A9|~$ASFt}N:&H:'}(1#bhWgme&>UPQVA9o:fff|~~?M#8sQdkqvwNYT'S.|E$%JR#SChWgR/bR+^T+QPT/R#9IC91A.}o%%)J&IN:|$H:|v}%5*1*k%|Nme}j&>UQO+4$mPU`#9IC}Nj|d0'`+4$qe'AkqW4$.PU`#9ICj}HB4&(|3#b91B`'BbnSCh|3#4$.%|NP}N:1HjH5+:}1|~'H:1}*5,:MM&|`0#3,}H|M#^Bte1|s5(9MM&QB^Qa|S2^QY=2kYW|SuQ|N#W=(W.u3U#W=(W.0#x}H6#S4)._hN}[6%W|$[P1%|.PV91|Tuj}Hi1AAV91B1)W(V.j}HA^wi1AbQAQT'|3$QA6$P.}`$%u&IR/UR#4'N7&14+NR+cdT+YV9&A9o:fff|~~?M#8smVUYVSB9%G5(9o5)7s5*x|dU_7&+4,YV9ocj8sV3,8&+a4&/%[.N7&|,4*YV9ocx8sVj8&+.v|G&1NQ8&|,NST/.|X$%JR|NRyb9%A|XUSgR|Ji&Fi|~%ASF^}N:&}(1#bhWgvT|JNQT|NS.S$JvSDwN91APAPT'v}N1*bO+^T+QNT/PNT+vT/.|:$$I:|MN:1H5#|z|}4$v:%|}}*:&}%P:'|}:%}(H}H9%F9+A.}u%%)J*IR#4&R+4'%|NR/UNWT/N7&14,N7&|,4-Yul1V]#;ZZZZK@(S.0$(NYSBtT+VY9ob7s4,P7&+4-P:fff|~~?M#8sYhN3,8&1/%[V7&+NV]#|G&1V4#S4$mPY>U%|NVio^7s5*Q7&15+|`4(Q7&35/Q7&|?50|`kxja25+303/Q25*|`4)jx_25+3,|d0#VPe%Aa_2A^9ob7&+4*Nx8sNj8&+P4#e%Fd4$/%[.N3,8sN3-8&+4-.3-.|T$%JR+UR#kmi&>UQio:fff|~~?M#8sPd4$q.NWT+NWT/.}u$$&JmPUR|?R;PSBb9%XntSG9zcnkVO'4&QW=UNeJEVYSC21.hWg(YSCUR;i%XQSFwPd^d4$R;e%XVSFSDw(R;i%XVSFwPdtd4$R;Y9%XQSFSDw[qS.K%$)JN1(hWgNiMM&C5*R|JRySB9ztn5)B^9|2|wcQVAEci1Gb{'tB^9|2|w5(QaAE^QV|S25(R}:$AT}:$NR}6$VQQV=2aBAT}6$aWQV|R2^UR|JRyc9z4(NVdTya_QWQBc_j=2AwaYQVPY|S2AT'.PY|R_j|RDUR|JRyt9z4)NYdTy_jw_PT'.S.S$JR3irR}*$T|(R6io5(Q|GsaVT+aYT/NQP}N1'.~5%&%||&J$HR}*$5+QO1|RUQxT1l|Y5.QO|:5+9MM&CR|vB5,9|2|w5-3,3-AE5,x91GRFB5+9|2|w5-x3-AE5+A}XLl|b3.3.K}C3,xx3,|S2}XLK4.Ql?;ZZZZ|juS(Q7&|?:MM&}%:~EM&|d.'H3.(3.l?Q~D#'|?5)N~D#'|y5*~D}5$j_~D}5$~D|Y5)__~D0+,-./0|#|$#$%&'()*~D};$5)__~D0'()*#$%&/0|#|$+,-.~D};$5)__~D0%s$)*'(-.+,|#|$/0~D};$~D|-#9MM&CSB}XL}F.|G&+.QV|GsQYT|,QaT|/QO|(R}*$|Q'HVR6io]#K(;ZZZ~6J[}c$$%JR|7^P|XUSgR3e)FPi%GAPQ2c}N:)}(1#bhWgvTV|NQV>UR3erWT1R3erWT|(QdkqR6WV}N:'}(1#bhWgvT6R;WV}N:$H:&}(1#bhWgvT;NVT|7S.|t$%JR|C^P|XUSgR|:e&FPi%GAPQ2b}N:&}(1#chWgNVT|:R|?e&FP}N:&}(1#^hWgNQT|?vT|CS.|a$%J|3#91A^:}?$1&b|TWP2UPW9}?$QPB^e}?$|T2~C.#.PhPgPN}N:&}(1&T|F`|FhWgP.};(%+J'HR}*$4+;ZZZ~6J4.9J4*N1,R'R=cR+A|TuS(NV1$.h9IgmQR=>UR3R|Fezcn5(9r4'NaYVO'5(91G}Yl|bLa9MM&C}Yl|YLK9JW105-3.|lUVn4*3-4[NY]#Y]+KV|D%#1'QdkqmR+R/DU%|NN1+}H4(l15-3.|n0#3-R3a9rt]#5/Y]+K|m0%NR}.$dT}.${|7^W|SuPQ|R({3k%JmQ{6>USR3R|:ezcn9r5)O1R}*$|Qu_]#VO'c91G}Yl|bLV9MM&C}Yl|YLKK3/|l(W.0%|.QdkqW[0%R'{6{3B^R+A|TuS(NQ1$.h9Ig{3kmQ{6>UR3R|:ez5)n9r4&3/_O'5,91G}Yl|bL3,9MM&C}Yl|YLKK4-xVO1|Qu3-V]#|n(W.hN_nV3-Qa10503.|lU_n4*304[3-V]+K5-3.|lUN3-_|D%#1'[Qdkq/%[.j.}O'%*J%HR}*$4)N1,R'R|UbR+A|TuS(v1$.h9IgmQR|U>UR|FQR=A9zcO'4$NVni1G}Yl|bLiMM&C}Yl|YLK9JW1/QdkqmR+R/DUN1+}H4(R6a9o]#5+l1|l0$NR}.$dT}.$R3a9rtO|7bW|SUP4*/%.{3k%JmQ{6>UR3R|:ezcnb9rO|(R}*$|QUSR6io]#VO'b91G}Yl|bLiMM&C}Yl|YLKKx|l0&|..QdkqW.0$R'{6{3BbR+A|TuS(v1$.h9Ig{3kmQ{6>UxR|:ezcO'b91G}Yl|bLiMM&C}Yl|YLKK4,_R3Vn9rO|(|RuS(3,R6Vn9o]#|l.UNVn3,Qa1/.Qdkqqj.~(($*JNWT}.$NWTyNR}*$dcT}*$VhmQR|7>UR3erWT1R3erWT|(QdkqNST}*$.N1|&c9I|QU9*gNV1|%c9I|QU9*gV9J|QU9%gS9*%JNbWT}6$PWT}:$WP1(|P0#|.`|p4#`|rk`|J`y5(9z4'PadTyYNwYQT'`3V5#^9rO|,4(maW|WU_cd4)`;V9%XaSFw`3cVerO|/^9rO|,4(qWP`3erO|:1.|P0#|.WP_1-|P0#|.`6N^9oO+4#mNW|WU`;NSFSDwWPS1-|P0%|.`65#NeoO/^9oO+4#qP1(uP`|v5#`|J`ySB9z5)ncB^9|2|w5(QaAE^`F5(_O'5)Bt9|2|w5*YjAEtQY=25*`}:$AT}:$P`}6$QYQY|S2jBAT}6$jWQY|R2^U`|J`yt9z4*PYdTyjNQWQBtNV=2AwjaQY_a|S2AT'._a|RNV|RDU`|J`y5)9z4&P_dTyVNwVaT'.S(W[2.");
const kernel$3 = () => fileBytes("field.wasm") ?? unpack$1("fff31180708008006500000002c1e50d10000000001200000000000000000008", "4#|7%4$NO##9$4%'|N4&|E%9#4'4(..&#9&?5&|N/$a[4)^E4*O#'IP9?6|;RRRJJ|PU|$.9}26$9M|SU5$S_?jV9S@4+&?6%|8]#|lD|t$R#$|u|%|k$I$I|k$I#|k%II$I|k$H$I|k(IIIII$I|k%IH$I|k%II#|k&IIH$I|k&IGH#|kgIII#|k)IIIIGG#|k&IGG#|k(IGGGI#|kgIII$I|k#$I|kgIIG#|k&III$I&|5|4$&&(#%%%)&*+%'',$$-./%$0#|##|$R#$R$1#(&$#%)|,&I$oJ'.I$X.G$;kk.*~7$|&-|nA|lDD|ZA|l|u>#|3.|nC>|lE>|O>AAD#|2/C>A>|lD>|O>AAD#6/E>CC|l|s|u|ZA|l|u>#5,>|z|sE|ZA|l|u>#4.|nC>|lE>=|s>A|o#|,|%|nC>|lE>=|s>A|o|ZA|l|u>D#|+(|pA|v|v|o#|*|&C>A>|lD>=|s>A|o|ZA|l|u>D#|)|#C>D>CF>|^|v|xC|n>D#|(+D>E|O|vDED#2,D>E|V|s|t|sED#|'+D>E|W|vF>D#|&*C>|p|xD>|o&%'|xD>|o&$|$C>A>|lD>|ZC>|w|lC>|o#1-D>E:A|v|n@>|o#|$)|t>|t|vC|{%#a%-M|M|4;$%INmn|2$N91@pf9HBz@|3$NT?1'5#Ph1@PO'@1'p@TP?N?1+.}o%%)I&HN:|$G:|w}%6*1,5%%|N`T9}j&rTO+s`PUPf9HBLe|e0'PO+sbT9'_%bXs.PUPf9HBe}J@5&(|2#p91@PO'@pfSBm|2#s.%|NPL:1GeG6+:}1J'G:1}*6,:MM&|a0#4,}J|M#z@6'T91|t6(qM&T@zTZ|T3zTY|R35%YX|TgT|N#X|R(X.g4U#X|R(X.0#x}J|3#S5).cmN}[|3%X|$[P1'|-Pv1|Uge}Jh1??v1@1+X(V.e}Ji%W#h1i$T?TW'|2$T?|3$P.|D$&I|2#91i%N1$p|UXP3UPXN}J6&TP@zVT|S3~C.#.P.}I%$gQ'Q+=USnNQ+W'Q/Q|+z91@Q1wB_&TQ2|QgV{P|[(X.UVQ+W+SnQ16'Q|+Q2@=g9J4YSEzT9J4|W36(L1$6&gQ25%`TQ|+|QUVTZwB?Q/TYwB?{8]T9+_%bQ/1#NVW/NZW1S(X.(S.mXnQ/Q|+Q1wBi%P8]TQ+W+NQ|+91?W|+S.|E$%IQ#SBmXnQ/pQ+zW+TPW/Q#9HB91?.}K%%%H(IQ}G$6)O+cf@6'QK$6*O+ef@6(YZ|U3LPL:$G:&}(G6&N|D%}Q$|cUSn9J4Q}Q$6(SEphJ4|W3L5%`TV|_UT:$}(5%bT:$}(1$6'mXnT:$|~}J5+cfs`PcO+|QUYPxB?Q}N$PZwB?{8]h+_$befs`PeO+|QUYT}J?PxB?ZQ}N$?PZwB?{8]h+_$bQ}N$1#NYW}N$NT|L%}Q$S.|v%%I$HPQ|C|WUSn9J+Q|C6&SEzT9J+|W3zPPT|S3pL:&}(5'Q|?zgTVdY1-(Y1$.6&mXnNVW|?NPW|CS.~2%$*INSEPX|QC9J|3A9J+i+jm`e9+|WUX5(`Z9J'rZ9'FSBm9}L$XNS|Q36'Z1|0z9}#}$}&+A6&9*|zq$B6)VS|zq$B6&BBYN9%=36'VcCBYN^=3TC9IDq$B5&xe9,E?Z?e9+P36)9+|QgN|P6'Uc9%B|P5'.T9}#}$}&+Ac|zq$B5%VcSBgTSE9}b#BTSF9'B9}$$CCSC(N9%=NS=CgTSF9%BTSE9J$BCSC(9*SST9+BY336&9}b$CVST94BY33[9}#}$}&+A9+c@|zq$BB(V.|HR.Zt(bet*b.x.S$INPSCW#N91?P?PW'NPL1,pO+zW+TNW/PNW+NPW/.|:$$H:|MN:1G6#|{|~sNP:%|~}*:&}%P:'|~:%}(G}J9%E9+?.s$IT1$6&mXnVNP~C-RN1#V.}`$%g&HQ/UQ#5'N|8&15+NQ+6&S?W+YV^?9'E?:lllJ~?M#8]`VUYVw9%F6(9'Ei){6*x|eUc|8&+5,Yv'Ei&e8]V4,8&+Z5&/%[.N|8&|+5*Yv'Ei&x8]Ve8&+.NP|G&1NT8&|+NSW/.D$&IQ#Q+6&9'EPQ'?9J$?SE6'L:&G:'}(1-pmXn`T^rPTV?9'E?:lllJ~?M#8]Tt%bNPW#NYW'S.}0$$%IPvJK%?|:R_(Tv}*K%?|:R_)Q|?TQ#AP?uVFSBgS(Q/cS?Q+dAZ?Si$^Fuh*B|xSB.UXnQ|?cQ#AZ?uYFSB|P.E$%IQ|?VQ#AT?uYFSBUXnYSB|PPS=CUSnNTVY9*?9*B6)YS?9*B6'105(NTVYc106#XZ3SNZ3P^=3.~*$$%IVQ/TS?Q+dAP?Si&^Fuv*B|xSB=UnQ/TS?Q+dAP?Si&^Fi'YjSv*BED|HRQ;mnX5&`v+rTv}*K%?|:R_'PvJK%?|:Ri(Q#|YgS(YQ'|Y.mQ;YQ#AZ?i'YjSv'DED|HR.Vt&b.1#Q;1#NXW;.}3&%,I$H`T9J%r:#5-Xs`h+r4-TPFSBLPdL}(}&5-Pt$bTdo~%y4-8]Tt%bQ#5(Q+5'X5%`TQ'rQ/TYA_*Q;TZA_+Xs`PZrPx?eP^Fi&|>$#6)SFq$Bdo~%y{c9%Fq$Bdo~%y{:$}(}&YV?|>$#6,9%Fq$Bdo~%y{:%}(}&VYSE?|>$#6&9%Fq$Bdo~%y{:&}(}&VSFq$Bdo~%y{:'}(Vq$Bdo~%y{:(}(}&4,q$Bdo~%y{:)}(}&cq$Bdo~%y{:*}(}&}&8]h+_$bTt%b.~3$$(ITVX|Q1*5+TX1*5,`c9J%rX5*X5&`v+recVFSBvJK%?|:Rv}*K%?|:R^A?9'?EC5*Vt&bX5&`v+|WUv+EcC6-oK%?xv,E?eu|HR4-o}[%?e4,uq$9}B}`~C~?$96V@|zv+=3B|HRVt&bct)bNTW|_NPW|gNY|G&|kNZ|G&|r.|%#NP|G&}2$NT|G&|7.|b$$INP|G&|wNT|G&|zNV|G&J$NYW|cNX9ISYV}_:$}(:%|~:~EMMMMMM|v|c6(33W}*$NX9IY|PZC3W}.$.|O#Q}C$PrQ}:$1#NXW}C$NPL:%}(1$W}:$Q}:$UNPW}C$[Q}:$.)#N1#.}k)$)IPfPO'A5'NPW4NPO|?X|QW|ZPO;mPP|D%#P|D%'H:+G1$W;PO;UP1|%[NPO;W|3Q|3mXnNTW}U$NTYd?W}Y$Q4f5)Q}:$sX5%`TVrQ}:$T9%E?f6*c|u5(eZcA@ZS?Q46,O+dA?t(4,O/Z^FuZ9*B|xSBmPeW#h'_$.Tt%bNPQ}:$@9%FW}?$9J4Yd6&vJ4|Y3sX5%`PT|UUTQ}U$?;kR~6I|G]T9+_%b`PVrQ}U$zP?TPVP@zPT|S3z~C-RPT_$bQ}Y$q$Y~C.#Q|ggN1|-(N|8&|7:$}(:%|~:~EMMMMMM|v|cg%IXsX5%XNQ}?$S?1)|P0#|-`h+rh%Eo}nyhJK%?|:Rh}*K%?|:RQ4fA?W#Pt$bo}n%X9l$~C.#NSW|FNXW|J`TQ}?$rQ}:$T9%E?fpQ}Y$uq$=UQ}U$Pd?;kk|G]PQ}Y$?9|+|HRNQ|F6&S?W|FQ|?Vdi'PW#Yo}n%fW'o}n%VW#xt+.Tt%bNxW|NN;kk|G&|R`Q|NUXN1|/|P0%|-bS.(N1|.[mXnXs`PQ}?$rQ}Y$Q}:$h%E?f?q$|HRPt$bS.-#NL:,H1$.|;$%I:~:$1%6#mXnNN9}^$i$W}G$Nh|.?WK$N.~8*&,I'G$HQ}G$5'QK$5(N7&J$5/Q4f5%`h+rPd9}r}nyhJK%?|:RTh}*K%?|:RA?}NPL:4}(G8]Pt$bXs`hJ%rPdo}oyh}wHBz'HT|rd9}r}ny{(:#.8]h}2~#yPTXT@B9IDB|HRPt$bYXW#YXW'YXW+YXW2YXW|+ZXW#ZXW'ZXW+ZXW2ZXW|+Q}G$5%NQ}?$1(gXs`PQ}?$rQ}:$h%E?f6)Q}Y$i&jq$=Uv~E$|HRQ}N$TO+?cL:llJ$}&8]TTO+9+?W+.Pt$bT:#1&(X.mXn`N7&|k5-N7&|r5.YO2pYO|+='G;kR~6I(YO/PYO1wBi$f}Y4-}EPO'}Y4.}E}C.5.N7&|k50N7&|r5-ZO2pZO|+='G;kR~6I(ZO/PZO1wBi$f}Y40}EPO'}Y4-}E}C.6-;kR~6I|l4.;kR~6I|lBUSnYZ4-4.|pp3zO25)TO/cTO1wB_&Tc91?W2VO+5)V{6|#}J}Y4/}EN7&|w}E4|#:4}*}J}Y4/}EN7&|z}E}C6-N7&}2$|oUTQ}G$=gQ}N$(Q}N$Q}Q$?.s`Tf6&c|QUQ}Y$PVQ}Q$wB?fi&j9J$BUVq$|HR.TTf9+?W#ba.NcTf@^F9%E6&Q46*feO'A6*Ve|S31(mXnPgQ}N$(Q}N$Q}Q$?.5&`Tf6*c|QUNeQ}Q$6+wBpVi,4,ce@6*xP@pPe|U3p?4-13TPTf?W#bY4|#:$G1&gZ4|#:ll1G1&(X.0#.X.~@&%|#I$HQ}U$5|$Q}Y$5-Q|351Q}Q$6'w5/YQ}N$60_|%Q}G$O+5)QK$O+5.`PT|QU%|N4-P{6|&}J6,i'j9J$B|P0#4|$4,d?V|G]Y4|&:4}*}J6'9'D|HR4-4,41uY9+ECoK%u6'do}oy{4,LG6|&}Ji+j6(9}#$B9}#$=5*40c4/B?4|&8]xZ9HBZe3|HRced_)Yo~#&u6(|P0#Z9}wHB5'`YU4-Y|rd9}r}ny{4,LG6|&}Ji*j6|#9}#$B9}#$=5+40c4/B?4|&8]e4|#9HB4|#x3|HRcxd_)YYwB5'bZ9}L$B5'`YU4-Y|rd9}r}ny{4,LG6|&}Ji+j6(9}%$B9}%$=5*4|%4.4/B?4|&8]xZ9|~BZe3|HR4.ed_.YYwB5'b.h+_$bQ}G$cW+QK$4.W+.}]+&|%I*H(GQ|350Q}*$6|#Q}.$6|$C|P6(gN9J$?(Q4O1.51ZgX(Q4O2.5,N7&|w5|-N7&|z53Q4f5-N7&}2$5|.Q}U$5.Q}Y$5+`h+rh%E9}Q}nyhJK%?|:Rh}*K%?|:RQ4fA?W#Pt$bN1|1%|N`VQ}?$rQ}:$v%E?fpQ}Y$uq$=UQ'Q+S?|UgS(NS1/.|P0&Q}U$Pd?;kk|G]PQ}Y$?9|+|HRN;kkPL1[Vt&bS5%.TmXn`Q+6&Q/pCUQ#5%%|NPUNXW/N|8&152N|8&|+5|(VgN7&1T7];kk}C>(S.0$(NVw6&W+Tv'Ei${52P|8&+5|(P:lllJ~?M#8]VmN428&1/%[T|8&+NT7]|G&1T5(Ss`PVr%|NZh'Ei'{6|&Y|8&16|*|a5)Y|8&46|'Y|8&|?6|+|a5'4|*4|&c36|&4|+4|'Y36|'|a5*4|'4|&e36|'42|e0#ZPY9%?ce3i'9'Ei$|8&+5|&T4|'8]T4|&8&+P5%Y9%Et$/%[.T428]T4|(8&+5|(.x4|(}J6&uz91|S0$Q'Q+9,?|UgS(N9,1/.mXnVx?T91Dz9'D|HR4.Vd?7]5|/V40uT9+ECoK%usQ|ZUQ45'Q|_5)V4-|w5*V4-|u5/Q|c|P5|%X5%`PUP|r5(T4|%gYceZ9JK%?|:R?4/Z9}*K%?|:R?Z9'D1|#(Yce4/Z1|#.ZEC5%PPwBsbTs.`PUV4|#B4|$VP|rz9%E9}Q}nyfi(BC5'4|/434|-TSB3414,g4,Yu(Y.d?7]}E}C6|,4|.|o4|,4.Zdi'7]|pCmY4|,|G]Zx?T91C|HRN4|,ZL1[PPwBsbbS.~6)%|'I+GQ|351Q46'O15/YO25&Yf6-YO'A5|%Q}.$X|Q5|&N7&|w5|)N7&|z5|*N7&}2$5|+;kR~6|MN7&|7}F5|,Q}U$5|$Q}Y$50Q|N5'N7&|R6|(~C)}Jq|1B5.9J45|#`4|#XY3U4.9%Eo}n%?f6*m4.S?q|1B5.4|(;kR~6|M}C5|(/%.NQ|F9+?1)mXnQ|?6|'edi$f5%4.9%Eo}n%?PO'W#PQ|JW'Yw5'4|#w5|#40Tup91rNeW|J/%.40T?h1Dp9'D|HR4|$Td?7]5|-4/VgVTu(T.d?7]5341Tu6(h+EC%|N4-T?S?4|%|SX4-T|SXV33US5)VTu9}#}$'ApVT4-@wi,fD4-4,?fPDC4,4-SE?fPDCqMM*B|P0$.4/VgVTu(T.d?7]52Z9IDq$Bs`PUTP|r9%Eo}nyf_(X5)4/VgVZu(Z.d?7]42|m0%PPwBsbS5).oK%o}[%c3u5)`cU4|$Tc|rp9%Eo}nyfi(di+7]4|-4|*4|)PSB34|&'G4/VgVZu(Z.d?7](43.}E}C62>4|+42|nCmx42|G]40Z?h1C|HReUes(NQ|FpS?W|F.4.424|,}E}?4|(}D~Cyq|1B9%Eo}n%_+4|'Pd_,eg4,O'(X.5*4,ZW#4,xfW'xPW#Yt'.ccwB5)bNeW|JbNYW|NN4|(|G&|RS.|E$%I`h+rTN9}D},}A3h%EF9|$BFSBPEC5%Pt$bT.|U$%IQ+UQ#5%`P^rTh'E?:lllJ~?M#8]Pt$b.NXW+NXW/.6#Q|?mNN|D%#N|D%'H1%W|?.Q|?.|W$$IQ1gQ2(S.mQ1nN|D%#N|D%'H:+G:&}(1$pUQ11#NPW1NXW2.P.|8#Q/1#Q11#Q|?1#Q|F1#Q|V1#N1#.|W$$I:}r#1%6&mXnVNW#VPW'VTW+VTLPL:%GH:|+G1$W/VO/mV1#XnV.|P$$IQ2pUPnN|D%#N|D%'H:}*1G1%pUQ11#NPW1NhJ1?W2.Q2[|0%#9}#K%.*$$$#MMM#9}*K%.+MM#$$$#M");
const kernel$1 = () => fileBytes("kernel.wasm") ?? unpack$1("ffbf1190702200006510000000c1670810000000501000000000000000000000", "6#|5%6$NO6%##;$;#6&'|L|B%6'6('IFA6);&O#--6*SS;%TA|7&;*6+8%8$8&6,.$&|LA7gDNP~E~E6|#PONf|NWma(U8'd]1-#|i|v|r$S#$}m$|-|h%II$I|h$I$I|h$I#|h&III$I|h[III#|h&III#|h[III$I|h%II#|h)IIIIII$I|h(IIIII$I|h$|~$I|h[III$|||h(IIIII#|h#$I|h&II||$I|h&III$|||h[II||$I|h%II$|{|h&II|~$I|h(IIII||$|||h(IIIII$|~|h(II||II$I|h*IIII||||||$I|h&III$|{|h&I|~I$I|h%I|~$I|h[I|~|~#|h&I|||~#|h$I$|~&}-$}+$%|#|#,1#2|$S$#(#&($)|%#%$|&'#&3'#$#+#**#%-)#''.&*$#$|''#$+%%%(&#$S|(%%%%#%-()+)|)(&/)&'S%*&S4|*$*|#|+5|,%,,#$+*+'(%%0,0)$$%/%$$%')$.('$&(&$&$$%&$(&$#%)|R/I$U-|~$=#-I$U-I$U-I$U-I$U-I$U-I$;}2J'-I$U-I$U-I$U-I$U-||$>cc-*}*&|.*|i|s|v|w|mE|v&)0E|m|v|mEH|m|XG|mE|q|m|v#|u,|v|tCH|m|T|i|s|y#|t|#|kC|i|v|v|WC|i|s|m#}*$-|kE|m|iF|m|M|mCC|v#})$.E|mC|m|i|v|m|M|mCC|v#}($.F|mEE|i|q|s|WC|i|s|m#}'$,|m|x|qF|WC|i|s|m#}&$.E|m|v|mEH|m|T|iEB|v#H*E|m|nG|v|m|l&.'G|v|m|l&+0C|i|s|l|r|iEB|v|WC|i|k|m#G2E|mC|m|i|v|m|S|i|s|l|r|iEB|v#F+|i|l|l|O|t|iC|v#|s|#|i|q|r;F|T|iEB|v#|r.|i|q|r;F|[|iE|o|mF|v#C-|iCC|Y|m|uE|q|k|m|l#B1E|mC|m|i|v|m|WE|m|u|iE|m|l#A+E|m|uE|q|k|m|l#|q|#|v|mF=C|t|kB|m|l#|p.|kE|m|iF|m|Z|m|iE|k|p#|v/E|mC|m|i|v|m|Z|m|iE|k|p#E-|v|m|iE|k|p=|yF|m|v#D|#|kC|t|v|m|OE|i|u|p#|A(|m|sF|mE#|@&EG|s#/(|v|tCH|m#|o|#|r|tH|m|Z|m|iE|k|p#|n|#|t|u|m|s|Z|m|iE|k|p#|m)|r|m|r|tE|y%#m'|#}I}S%}+$>$%INv{|0+N;2Bj`;|~DiB|1+NRA2:7#PP;2Bt'B2:jBRPANA2|c-}n%%)I&|~N=1||=|u}%8*2|d7%%|LnR;}i&|PWRO+7$nPWP`;|~D}Mb|b/'t+7$wR;'o%wU7$-PWP`;|~Db}HB7&(|0*j;2Bt'Bj`TDv|0*7$-%|LP}M=2||b||8+=}1J'||=2}*8,=r&|^/#l}H|K#iByR;2|r8(;r&RBiRZ|Q5iRY@57%YU|Q[R|L#U@x-[6W#U@x-/#h}H|1*T7)-^vN}Z|1.U1aP2:|+PV;2|R[b}HP;2AAV;2B2|cU(V-b}HAiX#P;2AjRARX'|0+RA|1+P-|A$&I|0*;2AiN2$j|RUP5WPUN}HkRPBiVR|P5~B-#-P-}@$%%I$|~V;)H_F8(RA9&#NZA9&#PZA9&#}&}&=IV;|KDk}L}(8*=$}(b=I}'YU|Q8)5}%7*UVBV;|KB^57&nb|WWZY_]8(RA9&#NZA9&#PZA9&#}&}&7*V;|LB7&wVb|zb|yYU|Q5}HA-}*&%%||)IQ~)&8|#v%||Q}T%PB8*PQ}]%BjPb@5jUPU|Q57$Q}X%RB8*RQ}a%BiRb@5iURU|Q57%u}*$k>cc|jWVP}WkVLR}WkVLK}BLm-u|xPRA}WLuJ$PRPR@5}WLK-{Q~5$7,>cS~5I7&nbs|PW%||PQ~%&b_]8(`B8);|/G8+^hA|vlB8)U^U|Q57)RZO'B8(;|/G8+ZhA|vlB8xZU|Q57(u}*$y>cc|jWY^}WyYLZ}WyYLK}BLm-u|xZ^A}WLuJ$^ZZ^|Q5}WLK-yVVY|l57&be7*wV-|h$$IPTQ~B$Q~9$E5jQ}a'|TWT{PQ}a'io$Q}?%RdFP}M=%}(2|%ivU{NRX}?%qX}a'T-}E$$[Q}6%8)Q}]'?[N2|'(T-vU{^WQ}:%8(`PByZO'RB8(EvT{N;M'AYU|OZU|OD_]8*bf#YZY5}W};VLK|E&#-Q}:%;+ByP}LR}L=6}(}&|C&#NYX}:%N^eX}6%T-|L$$|{N~C#'#7%PU@WRT~C}l$N;+B~C#'#;|K~C}n$~C|W{RT~C}n$N~C#'+;|K~C}l$~C|W-~1%$*INTFPU|OE;J|1C;J+A8+:Svnb;+|TWU7(nZ;J'|PWZ;'HTDv;}J$UNT|O5yZ2|bi;}#}$}&+Ckg|x;~E$D8)VT|x;~E$DkDDYNd?5yV^EDYN_?5RE;I|v;~E$D7&hb;,]ZAb;+P58);+|O[N|NyW^dD|N7'-R;}#}$}&+C^|x;~E$D7%V^TD[RTF;}a#DRTH;'D;}$$EETE(Nd?NT?E[RTHdDRTF;J$DETE(gTTR;+DY55k;}a$EVTR;6DY55a;}#}$}&+C;+^B|x;~E$DD(V-|FS-Ze7(wbe7*w-h-|g$%IQ+7%N;3Aq2-THz`7#n%|LRNzk`jU@/#RP8#z`jU@/#VPX#P7#wN-}#%%&I$|~=$=,Q6g|O57'NQK%i`RO'CjX~-%NYP}M|~2|a[q2(x-[Q}]'[T(N2|'-x-vg{Q}m%Q}E%jQM%kR`CAizQ}u%;+EX#Q}m%Q}q%zR_]>cc|E&#Nu}:$qV2'L|E&2q}LV}L=6}(}&|C&4NTX.NTX}q&NUX~>&Ng;)Q6g?5X~9%U-|,#PeQ#O.8#Nq;I2&B-|@$$ITPpF7&q_HA8#R[N:SVE(N:SV;I|vD-|FS-}Y&$%IQ~1%kWV{Q}&%kWQ~9&Q~9$Q~5%|NDE|N7&-Q~B&vVWQK%7%%|LQ~)&vNR`RO'C;)H26i/$d7%NNQ}E%QM%2024|N/$-N;I267%-(q267%aVURd?5WNQ}E%QM%20|+N2|K%|LQ~9$vNTX~9%d7%m-N2|#i/#NUX~5%N;I2|47%aQ~B&Wq2|M7%-RT?[u}*%u}P$|lx-WN>cS~5I|E&}*%N2|1_7%-RT?[Q|5x-[Q~5%x-[Q}2%T|Tx-WNdX~9%-R_?Rd?E[Q~9$x-[Q}2%x-WN2>NQ}&';)21q2|M7%-Rg|OWNRX~1%-R-|e$%IQK%kQ|;2|0y[YO+YReVO+_FCPAe2,z`;|~?x-vY{VQ|;8#T?28VN2|0-|S$$IqQK%`k|uPV|s>cc2)|+NQ}m%PQ}y%dA]`;1DXK'NRX~B&-}U$$%IQK%iO|Sj[Q|8x-[Q~5&(T-WU{QJ%[U(Pf4>cc|j-WU{t|5Q|;|OWU{Pf#u|D|j[T(Pf+u|L|j-WU{PUP;~5#AQ}L%R`Q}P%CA;']~C#'#~C|*#;r&D;~D~E&|P5-K$$(IP`RB8);|/GyY^A|v7't'VB8*;|/G8(bZA|v7(t3t.^U|Q57)Q'vY^|T[qRV2|Ox-{YZYZ|Q8+5YZYZ@5B^t+t2bU|Q5h5|T[qRV2|Oxa7$$IR2$kvU{Vq~B|#SN2#V-|f$$IQ}2&PQ}?&A|R[T(Q}.&Q}?&e;'FPQ}2&A;J%ATFj}M='}(2|%i[NRX}.&qX}2&Txa-=$%InP;2|PWPdF;}a~-%APpi;JM%A|8SNR;}*M%A|8SCAX#Pe7$w-|q$&IQ}6%_F7%Q}]';6ATFk}M=&}(2$jvQ~B&vN2|1-U{PV_]RBjQ}:%R~B|#SN2;qX}:%NVX}]'T-}~'&*I%|{&||Q}L%7)Q}P%7(P;~5#AVQK%8+`CRA;']~C#'#8/~C|*#;r&D;~D~E&|VWY{Pf26/P;~5#A^Zh`8)CA8(;']~C#'#8.~C}5$6.6/~C}5$~C|W8.6.6.~C/+,|#-./01#$%&'()*~C};$8.6.6.~C/'()*#$%&./01+,|#-~C};$8.6.6.~C/%&#$)*'(|#-+,01./~C};$~C|*#;r&DTB}WL70P9&4=$}(=%|}=~Drrr|t|`'||V^CRo)60Pf4hO28*hO38+[ZhA:S(Z-_]f#bh[^hA:S(^-_]f#}CLPf6}CK(60u}:$L-81Y|mWY{t|8'||>cS~5I70P;|;A8+7)n^ht|8_]|PW60u|x82^`8*RB8(;|/G8,ZlA|v8,^O'8|#VB8-;|/G8(Z6-A|v8(A}WLuJ$80lZZl|Q5}WLK62bQ}L%B8(;|/G8*ZbA|v8(sQ}P%B8*;|/G8,blA|v8*A}WL60ZbZb@5}WLKK}E70^;+o)wY61u}:$60Pf+Pf#>cS#|LL}CKL}E}F(61a|u$$IqVByUYU|Q5X}T%NRVByUYU|Q5X}X%qVAjQK%`TByPY@5X}]%NRVAjQK%O'TB8#q|Q5X}a%-~B$$(IQK%7(Q}X%7%nRQ}a%|SWQ}T%7&nVQ}]%|SWRZ`CVo'Q}e%[Q}i%Y_HA:SYpGTD(T-[ZO.ReZO+_FCVAey_HA:SYpGTD(T-vPvT{ZO+_FyReCVAe7)PQ}E%QM%eYCAe2,P^2,?WT1aVe7&wRe7%wU-}p$$&In%|Lqzy`kU@/#NVjz`kU@/#YVX#V7$wN7&n%|LVRzy`8#U@/#VNiz`8#U@/#YNX#N7%wPR?WP{VPRPR|P5yz8(`7#ZNVPRPR|R5zj`iNR@5X#PYX#Y-}$$$$IYR;|.|R[R;}b#A;)H_F(R;0|R[;'(dTR;)|R5ay_F8(Ce7%qdAX'NYX+NQ'ZCX.NRZV5X2NZRV5X3Q._H;|)A;|xD}M-~,%%[(|~nbVO+_F@WU7)n^VO'@WU7'nY;}a#@WY_F;}i~.%AYbA8(t'@'|~qO+ZCA^_GA9&#(=I-|C&#Ye7'w=rr17,=67+nh=#|YW=#7|#ns=}a#|[Ws}H_F;}i~.%Ayh}H_]7(YZ9&#Y9&#8-h}*}'l}%8.h}(6-}'|C&#ZZ9&#6.}'|C&#hs}&=$||h=I}'}%7|#wllh=$}*8+}(}'7,w;}a#VO'^ByY;}a#|Q57x7'nYZ@WRVO+Y^ACAb_GAY_F;}i~.%A9&#|C&#Ye7'w^;|LB7)wb;|LB7*w-|v$&IQ#Q+k;'FPQ'A;J$ATFy}M=&||='}(2|%jvU{nR_|PWPRVA;']=JJJJJJJ~>~E#|C&#Re7%wqX#NYX'T-~=$$[Q|5[Q~9&(T-WU{Q|;7$QK%iO|H[U(RP2|F-[R;6AUPR`T?[T(RO'T?-5z`x-jWQ}E%7%QM%7'q2|[RQ}L%?[YQ}P%?x-[U(P`t|SRY2|$-Wt@t>X.Nq2|XkX}2%-(QK%Q|;2|F[U(N2}$$-7&-VWNdX~9%-V-}`&%&I&||QK%7%Q|;7&Q~9&WRVP2|E7$R;6AUVR`T?[T(RO'T?-5zUX#(RVP2|E7$-qX~5%Q~5%j[P`O2W%|Lu|L7(u}X$QK%i`RO'C}XL7)u|D8*Pf4|i[ZPf6|ix-[^Pf|5|ix-/#Pb|E&4PZ|E&6P^|E&|5Pt.eX.Pt+;JJ$AX2aP``i`RO'C7%Pt+kt2yVY|R5X+t+;JJI?k[T(t|Lt|H_H|R-WP2|Zt'URdF~B-#-VWPUX+PUX2t>U;}a#~B-#-Pt+;JJ$AX+q2|[N;'_P`O25X~9%N>cc|E&~-&NT2(xa}g'%%||[qRVYZ2|@v%|LQ~9$[NU24(T-v%IQ~>$WgNQ}E%QM%208(|N/$|+Q}T%7-Q}X%7&Q}]%7'Q}a%7+QK%O'7,NQ}E%QM%2'7)T7$n%||u}*$8*>cc|jWbP}W8*bL>ccK}BLm-u|xP}WLuJ$PUPU@5}WLK-^|kWNZVPBiP2|N^}E7)ReiURU|Q57%Pho|#nRslls|Q5@WNZ6-PBR2|2^}E7)NZPYAR2|2^}E7)Re7%wNZPhAP2|N^}E7)Pe7$wN^|E&}:'-N2|#-7$m-T7$N2|-/#Q}&%iWg7$%IRd?[T(Q~9&-WNQ}E%QM%20m-Q6_?[QK%Q|;2|0(QK%;4AQ|;T?z`ai[U(Q6_?-/$NR24vQ~9$[N2|#(NTX~9%d-7$.%aNQ62|>7$-qX~1%-Q~1%-}g&%[$|~Q~5%iWQ~B%[NRP2}%$(NRP2}#$-jT?[NR2|X(T-7#PgN5{Q~9%;(?[T(Q~9%;+?-WQ}2%7'Q~9%;(?Wq2|k7&(%|LQ~B$vq2|H7&m-P7%nURV5Wg7&NQ}2%8(e2(|N/%NT2|H7&RQ}2%ZBB7%waV;I|OWV{PQ}2%iYBB7$NRX~>%NUX}2%NUX}q&N2|#g?Wg1aQ~9$vQ6g?[q2|I(q2|4-{P}M7)n^=#|]W%|Lu}:'>cc|k[P(=J%^^=J%|a5}H-7%Q6g?[NR2|I(NR2|4-iWR{N2>u}*'u}:'|mWd{u}:'>cc|k/#^=J%|}7).%a-U-|J#N;6AUPQ#T?[T(Q'T?-5z8#`v{Q#2|CNUX#-|9#N;4APz8#`v{Q#jO+2#P2#NUX#-~/%%+I&|~N;4APT?jzk`vV%IUQ+_F}LN|A%'=$|||~=|L|}8.=$}(=3||2$i|N/#|+RNX#RPX'R2|wR`jO.7*R;3o't+8#t'eC7+U7$nNh|PWNbA9&#8-=$}(s=|K}*}&6-=I}'}%7|#ns=#|YWYs|z}HN_]THz8,`8x@7)lPYZUZU|Q5z`^5X#P^o$ss=$|}}%7|#w6-7|#N;+o#wRPX2R6.=)}*}HP;|LBAjX.RP}M=%}(2$X+RO+8#vN2#R2#Um-RO+;IPdF~B-#R-X#-V`-?#NQ}:%Q}6%_]X}:%NUX}6%NUX~B&N>cc|E&M'N>cc|E&}P'-}K$$%IQK%7'RU@[T(RY`|U-[T(YO.VeYO+_FCRAe8(_HA:SZpGTD-W>cS~5I{YO+_FyVeCRAe7(PQ}E%QM%eYCAe2,PZ2,?'||NRV2'(>cS~5Ia}Y$%$I$||RQ}T%yBQ}]%YB|RWU{VQ}X%yBQ}a%YB|RWU{Q~)&[u28(u}y&|l[T(Zu}2$Q}m%Q}q%zP_]f#L|i[NRV2'>cc|ixa(Q}e%[Q}i%P_HA:SPpGTD(Ta-~:|#&|3I&|~,||QK%8*`72bO.7|,bO+7|$Q}m%8/Q}q%z7|%Q}u%7|'QJ%8|-[bO2(;J~.%-7|(QJ%[QK%O3x-7|&Q}e$d?7|)Q}a$U|O7|.Q|;U2+7|/Q|;Q}e$U|O2+76bO'dB776|)W6223-u}2$7|:u}:$7|;uK$7|=uM$7|>Q~)&|N84Wu}*$>cc|i74-u|D7|8u|L7:Q}T%78Q}X%7|0Q}]%7|1Q}a%7|2Q~1$7|*Q}?%;'UQ~B$Q~9$E58|3Q}2%8(Co3PQ~-$ZBiPR|P5Zo|+Q}q&7)d7+nQ+Q.EW%|L6/62N2|g8|5=6}*}H8,C6|5}H8|#Ayz`k;2D/%NYsl2|3Wu2u}y&|lWN6|5|C&4NTX.U7+.%-NYT21T7+m-6|+Z?6|*^|PE[U(Q'Q+;,A|R[T(N;,2|,avN6|5|C&4NTX._gU6|+Z|O5ZQ~-$?6|*^|PE57+m-6/YzV;|;EX#^TB7)Ze7(63YX#6|363o36|%Y_]f#7|96|,6|$lCs_GAAj6|$o%P|:$#spjHpR|:$#PHp_FER6|$A|:$#PHp;)FE8-66V;1Di;,]A:S7$6|)WPlTB67|P[6|(6|&YR6|96|86:2|J(;~E$-6-6|/A:SDE7$-Re756|.[bQ|;slP2|i(P-;}#}$}&+C65|x;~E$D7.n6.W6.|p65Ap7'6.6.TBD7.6|-sY;JM%A|8SA8062lY;}*M%A|8SA81CAkD7$6|96:6|8YTD56|(6|&[P6|&A:S(P-_]f#LK7|76/Vz`j6|'|V8-[P;2D[T(6|76|%V_]f#|n-x-/$6|>6|7|k6|=6|:6|7L6|;64'||u|x6860Bi606|1BjPR@5jUPU|Q5i6|061B8|4616|2BjP6|4@5jUPU|Q5jA}WLuJ$RPPR|Q5}WLK(N60612'-LK8|?|kEWNTX~>&.%-^6-|No)6/VzY6|'EX#6|%V_]6|7|E&#Q.WQ#7&N9&279NQ+jeX+VP_A;']=JJJJJJJ~>~E#|C&#nPWVPTBdHi;']8-9&#8|669|bW6-9&+7|5VP;']j6|6|C&#P6|5|C&+R7$.%a-N9&47|5VP;']j69|C&#P6|5|C&+-N6|?|E&2N60}L61}L=6}(}&|C&4NTX.w.%a-NZX}2%N^X}q&_hhd?[Q~>&x-5-|~$&I|0$=#|ZW{Q#y``7(|0$YPRV2|Pye}L|}|1$|0$=#|ZW{P;JM%A|8SZP;}*M%A|8SCo)T7$nPY|SWNVZCRAP^CB2|8Pe7$w-~$%&+I$|~$|{N;}i%AO'7(;+Q}q%8+h;+|U57)nbh@WVb_FZ|tC8#U@WNZo#-Z^_]TB7,U7'nYl@W|0(Y^CAPNhCAbA9&#|C&#ZNVA8#|TWNVZCB7#-Ye7'wT7#nN^_F@W=I=$N}L8.}(=$||J6.}(~C|%7/|0(lNB8,^Co|#N^C7-|0(7'nYs|PWYY6-A~C#'#Y~C#'#6/~C|Y~C-'#Y;2o'wNTF7#wU7#nNZ@WRNhCAbA|0(NZNBN|NVU|QE5^CA9&#|C&#Ne7#wb;+o*w-J$$%IP`8(O.7)NVt+8#NNZO2VeCZO3YeCA8#^|V[NU@[N^A(NZO.B-(N-t'2&8#R;JM%A|8SCAYNR;}*M%A|8SCAR2|W-}v$$%IQ'RQ#``CPAzy`kWV{Q|DQ|@;6A|P[NU2|Y(T-[NQ|D;6BX|DQ|Dx-kvU{VP;+FX2VR;+FX3Q#8#`7$Q2[t3x-WVVO+;}`JIDt3P`VO3;+HCVO2;+HAA:S;)FEX+-YVX#V-|e$$IQ'Pz`iv{RU|F#2R;4o#nNR;6A|PWQ#7$nPWPUX'P`7$wN;'o#w-|B$%IQ#TDvU{Q.jQ+iX+RPX.Q#;|~D;2A-}l$$$IQ}6&7%nQ}&&[RQ}:&BU|Sx-WQJ&RQ}*&DzUX#Re7%wNQ}6&X}:&NUX}?&NUXK&PQ}&&|RWQJ&2#NUX}&&q}M=%}(2%XJ&QJ&vU{qX}&&-qTBX}*&NT2|&vU{Q}.&UX#T-7#N22[QK%8#`Q'CdH(;}a#a}M$%&I%||uM&Q}T%VB8(VQ}]%B8)Z^|Q58xZU|Q58)Q}X%YB8(YQ}a%B8*Zb|Q58xZU|Q58(A}WLu}P&^ZZ^|Q5}WLK7+u}q$8,RLP'||hlqVY>cc2|(L}F(h-K>cS|;|MK}^}H-~:&%,I$||VTByUYU|Q57)Ve7|#n^st'TBkVs|Q5|SWRTBkUVU|Q57*Re7-nb6-P`yTBkV6-|Q5|SW^et+_FCbAek7+t.V_HA:SVpGTD|NkW%IY^Cbo&t2t3y[VYA:S(V-_]f#7/^TBkUVU|Q57&nV^eyt'TB8(YZ@5|SWbTByUYU|Q57'nYbe8,P`8.TB8(Zl|Q5|SWTt.Vet+_FCYAe8(_HA:SZpGTD[U(V6.CYo(t2t38,[ZlA:S(Z-_]f#6/|j-/'|+Ye7'wVe7&wU-7&-NQ#VU|ON;'Ayh_HA:ShpGTDBAX#YhV2.be7*w^e7)w-}2-$[P_?WQ~5$WNTX~5&NQ}E%X}L%NQM%X}P%N2|?7$(QK%O|H7%g7$%|LNU2|.|N/#T7$R[N2|-x-/#UgNQ~5%2|^57$aP{P;'?WQK%jO|@vPP2|lX|@-%Igt|@j|N/#|+QK%i|A%#R|A%'|~P|A%#=%}(|[WNQ|12|>m-gNT2|.|N/#|+Q~5%7$NQ}i$i;J+|TUR5X~B%UgQ~B%[t|H;1|s;JJ}a#P``i`RO'CiR;JJ}a#|T5|V[t>(PQ}E%QM%2|7-i[N;J+2|9x-[NT2|&x-[RO+t2|PWRU|F#2Rt+;JJ$BRO+;}a~E#DEX+-t+RO+;}a~E#DE7$R>cc|E&#RP;+EX+RUX.NUX}6&NUX}:&NTX}?&Q}.&j;2ARX#PUX3PUX4PUX|,QJ&TX#Tx-(q2|^-5-{P;+?[Q~%$[N|A%~%$N|@%}}$Q}E%Q}L%Bi;|/GkRVA|viQM%Q}P%Bk;|/GyVYA|vkRV|Q5}L|~|^x-x-WNQK%j`t'C}M=&}(=-||=.JT2|`[N9&~%%=JJJJJ|~|XWQ}m%UQ}q%;.C~B-#NUX}u%N=#|C&~%%-NN9&~%%=JJJJJ%|||C&~%%Tx-[N;62|9x-[NT2(x-[Q}]'[T(N2|'-x-[Q}m%Q}E%iQM%kP`CA_]N9&~%%=~-rr$}&|C&#NR}LV}L=6}(}&|C&4NTX.NQ}y$yRQ}L%Bj;|/GiPRA|vjVQ}P%Bi;|/GkRVA|viACQ}}$YTFBPRPR@5CAQ~)$HjX}6&q;|/AX}:&NUX}e&NQ~%$X}i&NUX}m&N;+X~9%NUX~>&U(g-{P;(?[%IgNQK%j`t'Ci}M2|a[NQ}i$2|9x-[Q}]'[T(N2|'-x-|N/#|+gNN2|:RA;2AiRdHA2(|N/#|+Q}E%iQM%kP`Co$Nu|xu}:$Lu}q$L|E&M&NuJ$u}:$Lu}q$L|E&}P&Q}m%PzQ}u%;+EX#Q}m%Q}q%zP_]>cc|E&#NNN22>ccRV2|;yX}6&NYX}:&NTX}?&Q}.&8(;2APX#ZUX3ZRX4ZVX|,QJ&YQ}*&DzTX#NUX}]&N;IX}a&N;(X~9%U-(N2|#a~?%$|#IQK%7&NQ}L%jQ}P%i208,vg{ReVO+_FCPAe7|#Q}T%yP|SQ}]%8(P|UDQ}X%8)R|SDQ}a%8*R|UDWR8*7)P8(7'-qRU2|)^7$nPb|SWY7%nRZ|SW%|LVO.PeVO+_FCRAe8+_HA:ShpGTD[T(RZ@YR@DP^|QDPb@D-/#PeVO+_FCRAe7+ls2,lh2,|O/#NRX}E%qXM%Q~5%[T(NU2|.-vg{NQ~5%2|_vg1aRe7%wPe7$wQ~5%[U(NTX~9%da}v$#N>cS~5I|E&}y&NUX~)&NUX}e%NUX~5&qXK%NRX}E%NVXM%NYX}L%NZX}P%NYZQ~5$2|)NUX~5%NUX~9%NUX~B%NUX~>%N2|KqO.Vet+_FCRAej_HA:SPpGTD[;'x;(Q~9$[T(NU24-5-8#X~1%N-A$%IQ~5%[Q~9&x-WQ~5%7%QK%j;6AUQ|;P`T?[T(t'T?-5zj`WR2|C(PRX#aNUX~5%-|2$$InP;'|PWq27Pe7$wNUX|H-|.$$IQ#7$N2|ZN2#t32#P2#-}6$$$IQ|DvN;J+Q#Q'C;.H;+AkV;J+|V5_F}M2$X|D-Q|D[Q|H;J+Q#Q'C;.H;+AkV;J+|V5?(T-WN2|B{Q|DQ|H_]kPX#VRX'NQ|HeX|H-}v(%)I&|~Q|HkWQ|DV_]7(n^;'|PWN;6AU^Q#T?[T(Q'T?-5z`yWZQ|DkB_H;}a|JC8*Y``8+`hO'CdH8+bh|P5}M|1$nVZ|PWYV`VO'2||V;+o&w|0$=#|ZWYYO.eX.YYO+;JJ$AX2a^e7)wNUX|H-N;6AUPQ#T?[T(Q'T?-5z8)`k[V`O2U|ORU|O?x-WV{q27%IUPQ#T?[T(Q'T?-57$U=}:&2%k|N/#|+Q'8(Q#y|V7*VNX#VPX'VPT2+X+VbX.V;}:%AZYTU2|+7,V;}P%AYZUU2|+7|#V;}i%AYZZY|P58#YZZY|R58(b;I2|+7-V;~%%ANZbT2|+|+VP'|~s=&|~l=$}(||6-=.|~||(s=(|~l=$}(||-l=#R5||2$X3VO38#vN2#V2#Um-V2|z7#RWVNX2-V-jWP2|~WP`8#|A%#N|A%'|~=%}(=M$||2%8#WqX#NTX.NN;}q#AX>NQ>;6AX@NQ@;6AX|SNN;M$AX'x7#-x7#-Nvt32#P2#-x7#-^NX#^`-|I#N;6AUPQ#T?[T(Q'T?-5z`8#[Q#O2U|O(T-|N-}M$%$|~)IQ}q&W%|LQK%`7&Q}m%Q}q%z7'Q+7(N9&47$N2|hnNu}2$YP}H8)VP=6}*}H8*CA_]f#Lu}:$N^b2'LKP2|fRZ?/$Q#R;']9&+7$Re7%.#-#-(NN2|#X~1%-N;I2/-}A|#%8I*|~QK%8*`7'bO.7|-bO+7|&Q}m%70N9&~%%79Q|;T2+7|.Q}L%8|/Q}P%86YCo|)Q}}$87Q}y$84TFB78Q~)$7|0QJ&7|*Q}.&71Q}2&;+B7|+Q}6&7,Q}e&7|#Q}?&72QK&7-Q}i&7|%P7+Q}m&U|O7|$d73N9&48|3}HY6|3=6}*}HCo*Q.U|O8.'|~60b_]9&#(=#-7|4Y23n%|L6|37|26|47|1b7'6.v6|*l;|/Dizk`yvs;|~R|wD8|#|N6|$E/%lsR|x|po,.&-V61Y;']iO'kX#R6-X'Y7-R9&+7|2656061V;']`_]`E7560R`y_]9&#8|1}H;2D/%-U7.h|N6|+62|TEWN62X}?&h[N;+2|&x-vgUh573N6|2|C&4T7..%-Q}2&;+B7|+Q}.&7{6|2}H7|'6|2=6}*}H7);rr*6|1=(}*}H;rr*DB7|(6|$[6|(Q}y$k6|'Q}L%B8(;|/GiRZA|v8/^Q}P%B8(;|/GiRZA|viACQ}}$VTFB6/RR6/|Q5CAA6|%|Rx-/$60Y_]6|1=2}&|C&#Y6|)?WT7|$6|(TB7|%(hTB7+Y7|,6|-^6|&C6|'_GAAi6|&o'6|.6|1}H;1Dk;,]R|:$#6|'piHpY|:$#RHp_FEY6|&A|:$#RHp;)FEA:SyY;+FE;~E$VepFD7)n^W^|pp7%^^TBD7)R}M69;rr*6|(6764RTD5AkB}M=(}(}&}&8|5606|,RdF;}a~-%A`Ay_]8/9&#=|/}&|`/$V646|2R_F;}*~.%A9&#||8|1}H6|/Bi;|/GkVRA|v8(6|1=6}*}H66Bi;|/GkVRA|vkACA68ZVVZ|Q5CAk6|%|RWNTX~>&.%-6/6|5|C&#V6|0H8(l?W6|3b7%6.6|17|3Y7*6|57|4T7.|N/%7|1R7'-6-kW616-;']O'7-(62e827&-sTZ;|/DiFE7|#6|*Rz8/`7(61V;']iYX#RZX'R6|1|C&+6/VX#w-wN6.X.NlX}6&Nl;|/AX}:&NsX}e&N62X}?&N6-XK&N6|%X}i&N6|$X}m&Ph|RUQ~B$5WQ}?%Q}2%z6|,X#-NQ}2%PhBAX}2%N65X}X&63d|OW63{6|$WN6|)T21T{Q~>&vd{;I-}}0&9I.||&|~QK%8|%`7|)Q~-%74Q}m%8+Q}q%z7-Q}u%7|&QJ%8|,[6|%O2(;J~.%-7|-QJ%[QK%O3x-7|*Q}a$U|O7|.QF73Q|u8|+;+|Oiv63;+|O7%-R|NQ}e$T?8)^57|/;~E$;~=$R576Q|;U2+77u|h7|:u|D7|;u|L7|=u}2$7|>u}:$7|?uK$7|@uM$7|Au}*$>cc|i78Q}T%7|0Q}X%7|1Q}]%7|2Q}a%7|3Q~1$7|4Q~B$Q~9$EU|O7|5PQ~-$Q}2%8,BiPR|P5lo5Q}q&7|#d7|'nQ+Q.EW%|Lh6|)N2|g8|C=6}*}H8|(C6|C}Hj;r~E*D82Ai64P;4H8)CAkz`8*;2D/%6-V_]f#7:;+^B8.hRz`;1D?8/6.63?NR626|(2|3jP580E[U(6:6-R_]f#6|:K|n-WhVzb;|;EX#sTB7|#.&-P[U^T63;+?6055(T-vNRT2160WN6.XK'-T7|'m-lQ~-$?jvs6|4|R7$-Tl65?P5[U(Q'Q+;,A|R[T(N;,2|,a[Nle2(x-vN6|C|C&4NTX._gUl65|O5P57|'m-hVzb;|;EX#sTB7|#Q}?%l6|5CzRX#le7,676|%O.6|%O+j6|(C62_HAAk|:$#62p8*HpPVAk|:$#bHp_FEPVA|:$#bHp;)FEA:S7$6.e706|.[6|%Q|;626|(P2|i(P-;}#}$}&+C60|x;~E$D7&6:6|:K6:^57|B^[6/[6|/[V;3D7$u|L8|9u|D8|7}C>cS#|LL7|86.TDv6|76|7K6|9}C7|8Q|;i_|OW;3UR57$a;3Uu|h8|76|9|m57%V;~=$D6|86|7|n[RP;2DTFP;'DTHEE(R-;I|vD(66VD-(V;J$D-(6|+;+|O[hRz;+X#VT6|+60BpFD(Va7)n^W^|p60Ap7%^^TBD7)6|,62R;JM%A|8SAk6|)6|(R;}*M%A|8SA8*CAjD7/6|&hPz`|T816:6|BR6.?56|=6|;RTD56|-6|*[6|*6/A:S(6/-_]f#LK8|86-P_]f#8|96|:K|nDWR63|O[U(qVb2|3-|N/%-h;+RB8/64CPA8|$z`y6|&|V89[Y;2D[T(6|86-6|$_]f#|n-x-/$6|0VByV6|2B8(YZ|Q5yUYU|Q57'6|1bB8(b6|3B8|6Z6|6|Q58xZU|Q57(6|@6|>6|8L6|?6y||u|xYZA}WLuJ$YZYZ@5}WLK(%||u}*$8|7>cc|jW6|7Y}W8|76|7LZ}W8|76|7LK}BLm-u|xYZA}WLuJ$YZYZ@5}WLKaLK8|7|k6|86|A|lEWNTX~>&.%-s69|No|#h6|$z6.6|&EX#6-6|$_]6|8|E&#61|N6|86|9|kEWhPzR6|&EX#6-P_]6|8|E&#-Q.WQ#71N9&27|CNQ+jeX+61P_A;']=JJJJJJJ~>~E#|C&#nPW61PTBdHi;']8|$9&#8|D6|C|bW6|$9&+7|E61P;']j6|D|C&#P6|E|C&+R7$.%a-N9&47|D61P;']j6|C|C&#P6|D|C&+-N6|7|E&2NV6/;4FE}Lb}L=6}(}&|C&4NTX.w.%a-NlX}2%NsX}q&_6|'6|'d?[Q~>&x-5-}O'%['||VdF;}a~-%o+^Z}C8.>Jrr~E~4|KL7/q[PRA:S(R-_]f#7-VTD[RhO+o,RhO.o*RhO4o|#RhO3o%^6-L>Jrr~E~4|KLY>cS2|IL}Cy6/q[PlA:S(l-_]f#LKZq[PbA:S(b-_]f#L|mdFY6/q[PsA:S(s-_]f#LKZq[PRA:S(R-_]f#L|m;)FE(Z6-L>Jrr~E~4|KLY>cS2|IL}C7(RhO+o*q[PbA:S(b-_]f#7'RhO'o*q[PbA:S(b-_]f#70RhO4o*RhO|,o%6.YLZ|ndF6.q[PbA:S(b-_]f#8.LZ|n;)FE6->cc|l8*Y6-|i6-60|iDD|NZ6/60LK^YL|mDTFE6-6.|iq[PRA:S(R-_]f#y6-|iDbD|NZ6/YLK^6.L|mDgFE-8#VFN;+VBHE-|V#N2|hNUX}q&N>cS~5I|E&}*%NUX}2%NUXJ'N>cS~5I|E&}*'N>cS~5}`|E&}:'N2|1-|R%$||$INuM'u|`jLu@Lu}P'PLu|WLKQ}6%dBiURU|Q5}Wu|pLK|E&}*%-|1$$IQ}]'jWQ}:%PQ}6%B_FB2#a|e%%I$|~Q~5&WQ}:%jQ}6%_];+B7%nPR|PWP9&#7&PR9&#|C&#RV|C&#P;+o$R;+B7%w-N2|L-~C%&|#I$|~$||QK%i`7(QJ%[RO2(;J~.%-7+QJ%[QK%O3x-7)QJ%7,Q6g?[Q~-%x-7*Q}:%i`RO'ZCo%P}M='}(7.n6.=#|]WQK'y;+?WN2|LQ~B&{Y;JM%A|8SZY;}*M%A|8SCo$N;M'AYTD_]8|#f#7/Q}m%7-nRlD7&6/h^[^VA:S(V-_]f#K7/b[b;+YBCRA(RPB-7&RPB7%6.=$|}7.6-VQ}y%dA]`;1DkY?/#-NRQK%`j|uRP|s>cc2)vg{s6/|E&#NVXK'wU-}t$%[&||QK%`7%Q}m%Q}q%z7'nQJ'jQ}2%|PWQ}?%Pz`jR|s7&%|Lu}*'8*qRVCBV2'8(|k/#YP_]f#7)Zb|i[^u}2'|nx-/#qX}&'NZ|E&}*'N^|E&}2'Zu}:'|mWNQJ'eX}2%aNQJ'eXJ'w-}2$%$||%IRU@[T(RQK%O'|U-W>cS~5I{>cS~5I7'Q}]%VA8(QK%`TB8)Z^@57(Q}T%VBkUVU|Q57&nVZ|SWqVR2|2Y}E7'Ve7&wY-|B#t'RX#Pt';'AX'N;3ARTHzt+X#|0&TB|1&-}$($|#It'VB8*;|/G8)^bA|v8)P`RB8(;|/G8+ZhA|vy^^Y|Q5Q'|N8,57+YY^^Y@y5hBl58)WP;+AlYl5[;)dZU|Q5(;'UbU|S5-yT]8.`;I?WNY;(]8|#O48-O.8/6-O2P`eC6-O3t'eCAj|TWPU@[P6/A(P6-O.B-7$-6.Q2[NY;'|v;(]O6yYYPsO|,2&(sO4`yYYPsO|,2&TB-X#-^6.`|QWU1ahvT{%INl[;'UbU|U5(bU@[TgZU|Q5(_;(ZU|Q5a8);(]8*O48(O.yZO2ReCZO3VeCAj|TWPU@[PYA(PZO.B-7$-UbO6P_HA:SPpGTD[Q2[U(Q'8(_?TZ5-[U(Q#8(O+yZO.VYCR_GAAko(Q+;J6AV|:$#Rp8#HpZ|:$#NHp_FEZYA|:$#NHp;)FEA:S^HTD-(T-|N/#|+hT?[T(bO68#NqbO|,2&h|Ua-}t&$[q;)DRAzO~>%7*P;JM%A|8SNRdATQ'5;4CA8);}:%AO2CP;}*M%A|8S^O}L%Co+q;(]8,;4A`8#O.7%Q2VeCQ3YeCAjR|VWPU@[PRA(PQ.B-7$-^OM%VeC^O}L%YeCA8#^O}E%i|VWNU@[NRA(N^O}E%B-7#-P_HilO6A:SPpjGTD[lO4`RA:SPGTD|N(bN_HA:SNpGTD-kNhBj^O}E%i|VWPU@[PRA(P^O}E%B-7$-bP_HA:SPpGTD?WV{U7$nPZ@WNhB8#^O}E%i|VWNU@[NRA(N^O}E%B-7#-bN_HAiR:STNpF|v|FSPe7$wT-}|$$)Iq;(]8);4AO+7'^O48(O.7*Q#8#`7+Q'7,YYYZO2ReCZO3VeCA8#b|V[NU@[NbA(NZO.B-(N-U^O|,B2&8#P;JM%A|8SyU|SWhTBRB;rr*Y57%-P;}*M%A|8SjU|SWlTBVB;rr*P57&-RVRV@5jq@5-|;$$|{P~C#'#7&N|NN_?EWPURB2*V~C|V{VPR2*~C|V-|B$%InVRO._H|PWNVAyY9&#PVA9&#}&|C&#V;+o&w-}E&$[P;4ARdDT]`7&nV[VO+;1DR|Ox-WV`7&wV[VO'Q.?x-[V(%IUNyPR8(2I|N/#|+V[|0#VO+;'H|R(T-WYO|H;1|s;JJ}a#Y``8#`Q'C8#N;JJ}a#|T5|VWYYO|LeX|L|0'|0#;'FZEX+|0'.%-YO|D|0#dF;.A8#YO|@A|P[YN2|Y(T-WYYO|@iNAX|@x7%-UR|N/$|+P;4AZdDT]7)VW^7$nP`8#V|OWN7$wPV`X#YYO|LVO+;'HdF;.ATF_HAX|L-R^`X#^RX#R7&-VYO.X'V|0#;'FZEX+V;.A|0';.A|0#dF~B|#SVa-|L$%I|0#|0|#|PWT{|0'|0#dF;.A|0|#;J'ATF8#}M=%}(=.||2|%jvU{P|1'N|1|#T-}}$$&IQ#yO+8)YO.V^CR_GAA8(o'Q+P;,]Z|:$#Rp8(HpY|:$#ZHp_FE^YA|:$#ZHp;)FEA:Sq;(]O|8;I|vD[T(Q2j[PQM%ReCQ}L%VeCAjQ}E%i|VWPU@[PRA(PQ}E%B-7$-P_HA:SPpGTDxa-|_#t+Q2|PWPU|F#2PQ+;JJ$Bt+;}a~E#DEX+-P:#2RGTDvQ#PR2J$-P:#3RGTD-|C#qR2|78#[2|Tx-vT|1-{|0';.A|0#zNVEX#|0#e|1#-}R%%,I$||P`8(O2U|O7+ZO'|N7(t@7$n%|LqO2;+H8*t3;+H8)>cc2)vU{h'||QK%kO2^V`Cbo'VO3k[VYA:S(Y-_]f#(>cS~5|K-7-t.j|N/#bt2;+HyBk;|/GiVRA|v8,^t3;+HkBi;|/G8|#RsA|viRl|Q57%NZ[Y(YRURBbY|Q5A-Z[^(VRURB^V|Q5A-6-2)[NYV6-2)x-/$U1aN2=T-|t$$I;JJ'Q|H;J2AiR;JJ'|V5iP;|LBjPR|P5j}M2%ivU{RQ|;X#NRX|;NR;'AX|@qRA;|hDX|DqQ|HAX|HT-T%InQ|;jWP`7%P2#NRX|;wNUX|@NUX|DNUX|HNUX|L-}#$$[Q}L%7%Q}P%7&QM%7't>8(Q}E%;+FX2ZY;+FX3t@8#R;+FX2NV;+FX3t|S8#RX#NVX'N;IX+N;IX.N;IX2N;IX3-}V$#Q'Q+e|R[T(NT2|,-vU{RO+t2|PWRU|F#2Rt+;JJ$BRO+;}a~E#DEX+-t+RO+;}a~E#DE7$R>cc|E&#RP;+EX+RUX.Nu}:$NRO2;+HRO3;+H2'LR}M2|fNQ}q&eX}q&T-|N$$It|H;1|s;JJ}a#P``i`RO'CiR;JJ}a#|T5|VWqt>2|]{q2|_-|_$$IPQ}E%QM%2|7ivU{RO+t+|VWRf#>cc|iWT{NQ}q&TBX}q&-qR2|]-}5$#P=$||=|~}%jN|A%}q%|^WQ}m%2#NUX}q%q=.|~2%X}m%Q}m%vU{q|J%}q%NUX}u%N=#|C&~%%(RQ}y%|OWQ}m%UQ}q%;.C~B-#NUX}u%N=#|C&~%%aNRX}y%T-|Y#qU2|`vU{Q}u%;|L?WQ}m%UQ}q%;.C~B-#NUX}u%N=#|C&~%%-NQ}u%;|LBX}u%T-|B$%InP;+|PWRN;}C},}A5PdFH;1DHTDPFE7%Pe7$wR-T$IqTEX#N;2APAPX'q}M2|djO+iX+RNX.PNX+qX.-|8$$|~=|KN=2||8#|y|}7$q=%|}}*=&}%P='|}=%}(||}HdF;+A-}Q$%(I'|~N7)T7(nPZ|RW%|LNZ;']y9&#8,Y9&28|#|^7*Y9&68-Y9&|;8.|^7'slb58|#6.6-Y58,|^7+lsh58|#R|b/#NZYdAbh5Ay;']8(9&+7,^s|C&#^l|C&+Z7)YdFe7(.%a-^R|C&#^V|C&+-}_$%[&|~Q.WQ#7'N9&27+NQ+keX+YV_A;']=JJJJJJJ~>~E#|C&#nVWYVTBdH8(;']8)9&#8*h|bW^9&+7,YV;']kb|C&#Vl|C&+Z7&.%a-N9&47*YV;']kh|C&#Vb|C&+-q|E&2NR|C&4NTX.-}R$%&I&|~Q#7%Q+7$%|LQ.WNUX.N9&27(N9&47'P[u2Rf#>ccK|m(T-/$(qTBjX+RP;']k9&#7(V9&+7'V=JJJJJJJ~>~E#|C&#PvNZ|C&2.%aR9&+NRf#|E&2RPZY2|e7'-Y-|R$%IQ+WQ#7%nP_|PWRP;']=JJJJJJJ~>~E#|C&#Pe7$w-NUX+NUX.-}8$$[nYWZ%IUQ|;VQ#CRAA:SY|p8)HTD/#|+T^TD|NPT?E/#|+NRV^gAp8*^ep8+2|j7(NRVhb2|j8*UZ5TbZ5P_?5-^FE7(YYTBD7'wZ-}0$$%IPV;JM%A|8So(RV;}*M%A|8So)Q|;RQ#CPAA:SVHTD[T(Q.^eQ+_FCZAej_HA:SPpGTD-WU{Q|;^Q#CZAA:SYHTD|N-}v/%|4I'||QK%kO'dB78VO.7|0VO+7|,VO271VO37(Q}m%8+Q}q%z7,Q}u%7|#Q|;U2+7|1N227|2QJ&7|/Q}*&7|*Q}.&7|%Q}2&;+B76Q}6&7.Q}:&7|+Q}?&7|&QK&73P;IQ}2%82B8)P^|P562o|3N2|:7|4Q}]&75Q}a&8-U@'||>cS~5I(l6-_]f#>Jrr~E~4|KL-7|7Q}?%;'UQ~B$Q~9$E58|562Co|-d7|'V`23n%|L6|/6|*6.Dzk`jv6|+6.?6-U|UE/$6.e7..%-h6|%P;']i`8)z`8/;2Dv6|362?6-U@DWU7|'.%-666|&|TWN6|&X}?&N;+2|&vg7|'.&-Q}.&7|%Q}2&;+B76.&aVRO'kX#R63X'P736/;2D/$67h6|%V;']`jz`lP_]`EE77RO+7|(RO.7|)l^_]f#796-U|U[69u}:$N6|(6|)2'LK6|7|nx-/$h^z6/;|;EX#6|(Q}T%jBQ}]%PB|R[U(6|)Q}X%jBQ}a%PB|T-W^7-69>Jrr~E~4|KL7|7.%-6|-^X#6|56|-o|-6|462e82_HA65|VW6/;1Die7|.6|06|,6|)C6|(_GAAj6|,o&6|)TB68|P8/WR;+|O7/-6/[NRTD_]f|D7|6^RdF;}a~-%AiO'o|$^RO+o'^RO4o*^RO|,o0^R`o%h6|$z`s|P69N6|.TD_]f|D8|861Z[6|$ZA:S(6|$-_]f#LKl6|$_]f#>Jrr~E~4|KL|kEhYz`s|P696|661Z[YZA:S(Y-_]f#LKlY_]f#>Jrr~E~4|KL|kETFEhbz`s|P696|661Z[bZA:S(b-_]f#LKlb_]f#>Jrr~E~4|KL|kE;(FEh60z`s|P696|861Z[60ZA:S(60-_]f#LKl60_]f#>Jrr~E~4|KL|kE;)FEhRz`s|P696|661Z[RZA:S(R-_]f#LKlR_]f#>Jrr~E~4|KL|kEgFE(;~E$-6|1P|:$#6|(pjHpV|:$#PHp_FEV6|,A|:$#PHp;)FEA:S;}#}$}&+C6|.|x;~E$DD74n64W64|p6|.Ap7'6464TBD74^YdF;}a~-%A`A8*7$69NYTD_]f|D61Z[bZA:S(P-_]f#LK7|66/[T(hbz`s|Plb_]f#>Jrr~E~4|KL6|6|lE-|N/$6|(Y;JM%A|8So06|)Y;}*M%A|8So%65hbzk`j;2DU|OPs|VDo5VYsEX#lb_]6|6|E&#N6|26|660R2|;6.BjUPU|Q5j6|*P6|*@56.Ak6|+BU|QWV7|+-63jW6|%P;']O'73(6|&e8|&7$-6|/V6|*Dzk`7|$6|%P;']ybX#Y6|$X'Y60X+YRX.VPX#w.%-;I7|'aN6.X}6&N6|+X}:&N6|&X}?&N63XK&N62X}2%N67X}X&N65X}]&N6-X}a&6|'d|O6-U@EW6|'{N6-T21T-}i&$|$IN|@%+N|A%'=%|||~=|,||2%8,vU{Q+7|#nYQ'|PWU7(nZs@WQ.Z_FjYeis_FCAk_GA|:$#VpH;I|v;~E$D8/WU7&PTBjRQ+_F80CAe71Q#82YCPo-;I7)n^T|SW;I7*nbT|SW6/Q.61^60CAbAj_GA|:$#PpH;I|v;~E$DD8|$V;I|vDW6-^62CAbo.U7$U7%%|LQ38+W6-hA~C|e&#6.hA~C|e&#~C|1~C|l7$m-Q27+nR;+@WPhR6-A_]f#hR6.A_]f#|jRFE7$Re7%w-VP6|$DE7&-be7*w^e7)wl;'AYesCAZAV|FSll`V|qAX#-Ze7(wYe7'wl-|,#N2|ANTX~9&qRVYZ2|/-|;#qXK%Q~5%v{Q~5%`8#PX#qO.X}:%-|)#qRVYZ2|/|+N;I2/-}L$$&IQ.ReQ+_FCPAe8(_HA:SZpGTDVU|O?W{Q.ZT2.nYd|PWN;4AYz`8)[^PRV2|y(T-vNY28-Ye7'wQ.ZVU|O2.Q|@kWVqR2|=-qR2|D-7#Q|@v{Q|@qR2|=qR2|D-|;$$InPd|PWq28Pe7$wN2|BQ|@2#NUX|@-|u$%IQ|@v{Q|@2#NUX|@nP;'|PWN;6AUPQ#T?[T(Q'T?-5z`i[R`O2x-Wq27-Pe7$w-|8#NR|E&}y&qX~)&N|0%X~%&NUU;rr*2|)N2|G-|N#N>cS~5I|E&}y&NUX~)&NTX}e%qX}T%NRX}X%NVX}]%NYX}a%N2|G-}r$$$INR|E&}y&NTX~5&N%IPT?[Q~5%(T-vN|0%`X}E%N|0%O'XM%TN2|-/$|+-|0%7&nV|0%P_]|PWNV`VO'Q~5$2|)gN2|?g?/%|+V;+o&wQ~5%[T(u}y&>cS~5I|k-[U(NTX~9%daX~1%Q~5%[N;I2/(Q~1%a~/%$+IR7)nV^|RWq|0%^;']8(`ZO'ZO+ZO.2|/|+N;I2/7,Q}6%_F8|#Y;4AAQ~B$[Q}2%x-8+dFgA;|xDo(lg?[U(%ITZ|0,|T/#|+U|0)Y|0,TF8*ZZb|P58*}M2|%8-|N/#|+6-|1)b|1,Tav^RB{|0)YAyu}*%|E&#Yl|F#+YQ~9%|F#,YQ}2%X.YQ}6%X2YhX3Y;4o*U7'nYs|PWYbAYQ}:%A9&#|C&#Y;+o'whWbsAQ}?%hdF~B|#S-Zy;JJJ6|RW^eRB{^e7)wVRB-|.#|0%2#|0)2#U|1)U|1,N}M='}(2$|1%|0%-}V$$)IQ}i%j[P;2B`;|~Dx-Q}?%j[P;2B`;|~Dx-Q}.&j[P;2B`;|~Dx-QJ&j[P;2B`;|~Dx-Q#j[P;2B`;|~Dx-N[N;2B`;|~Dx-7)Q}m%8#[N;2B`;|~Dx-^AAAAAA-|E#Q}m%2#Q#2#QJ&2#Q}.&2#N2;Q}?%2#Q}i%2#N2#-*#=}e'2%-2#Q|S2#NUX|S-9#Q|SvNN|A%#N|A%'|~='}(=~5#||2$X|S-Q|S-|X$$IQK%j`t'CgA_HjQ}X'|RWQ}i%2#q}M2%X}i%qUQ}i%5X}X'-Q}i%-~/&%+|~|#I=I=#Q'57+Q#8,O.72lO+8-_F70N;3o.lO'e6-C7|$6-7#nN6|$|PWN62A8,9&#yl6-B9&#8(}&P}&R}&=#|YWN_F7,Z=$}(R=|K}*}&7&Y=$}(P=|K}*}&jY=I}'}%iZh=I}'8)V}&}%=I}'}%VZ=I}'}%YP^}&}%=I}'}%}&7$nR=#|YW6.l;|LBZPYR=#R|}}%8)|}Y=I}'}%kV=$}(}&}%k=#V|}}%8*=$|}}%k|y}HB6/V=#|Y560BTH8|%z`7|#6.l^|z}HATHz;I6|%ssU@5b|W5X#Pb}'7$RR=$|}}%7%wnP=#|YW6.l;|LB8|#P=#P|}}%=$|}iY}%k|y}HB61V=#|Y5THsRZ}%i|y}HB6/R=#|Y560BTH2|*|+PP=$|}}%7$wl;|LB8,Y|y}HB61Y=#|Y571lZ|y}HB6/Z=#|Y57/Y7$Z7%-N;+o#w-}&)%|#I$|~Q+7)N;3A8(q2-THz`7|#RdHTDWPeTHdFZAsX#-VVTBDv{Q27+;}2M%7(;}aM%7%;J'|1&nVWZRX#ZRX'NQ2yeX2ZYX+NZqV|py;JM%A|8SAY;}*M%A|8SQ#O+_FCA2-2?VVTBD7&Z;.o(R;J2o%wnU7%;}2M%7$nPZ|PWRPk`t'?[U(Q'Q#jO.yYYV``8*T2&bAo-Ut+_F8.B7%nR6.|SWbQ'BRo$nPR6-A|PW%|LYP;)H_]9&#=I}'P;|KD}M}*80|WWP;|KEe7$.&-P60|z}HA8,R6-A|V/#N;3ANl2-8/THz`jh|VWQ+PVO+2|*|+(|0&WNV6/2?aYYYlT2&lo$.%a-R6.T]7%w|0&WVV`;'AX#-Q+7'VO+7$n%|LYPz8*`iU@/#YRjz`iU@/#bRX#R7$wTPhBF-E7%V;.o$w|0&URRTBD5/#-s7#n%|L^Nzk`jU@/#^P8#z`jU@/#VPX#P7#wN7$R7#nNW^PhN|pA2|*7$NNTBD7#wRRTBDW^Pz;|~X#a~@%$&IQ.Q2;'A|PWU{ReQ#8)O+y_FCPAe7(^O.RYCP_GAAi|:$#PpjHpRYAi|:$#PHp_FERYA|:$#PHp;)FE;I|v2|bi;}#}$}&+Cjg|x;~E$D7'PT|x;~E$DjYD;}J$DRERPYE;}v|~EDQ'5jP;}#}$}&+Cg|x;~E$D;I|vD7$VWNZRP2|x(N;3ANZ2-THz7&R;)HTDWV`7%(NQ2ieX2-nPWQ+RN;3ANZP|pi;JM%A|8SAR;}*M%A|8SQ#O+_FCA2-THz`2|*7%PPTBD7$wVRX#-T-}{&$)INQ#O.X}:%N;}P%AQ3jX#PQ}]%_H;|)A;|xDo&N;|;;4Q'U|Oy5AO}E%_H;|)A;|xD7xdY57$nP;+|PWU7%nRY|TWqRAzVX~>%Re7%VZo&wP;'YTFBo$wU7%nR;+|PWNR;(]j;4ANRTD[d_RdD5(RdD|N-8(;4CA8);}:%AX#PR;JM%A|8S^OM%CR;}*M%A|8S^O}L%CAX|,PVX6V^O}E%_H;|)A;|xDo&PRYAdBp|F#|=PRdAYBp|F#|>PRTDZT?Y5|F#|;PTRFX|8P:#|;WPt|8TP:#|=FTP:#|>FEEX|8PNZ_?8(P:#|=;)DAzO~>%X|1Pq:#|>;)DZAzO~>%X|5-RdYBo%wV-}3)%)I$|~RQ#8*``|V[T(Vb`O'|V-W{bP;(]8+O48)O.8|#^O2ReC^O3VeCA8(|TWZU@[ZsA(Z^O.B-7(-hO68)Z_HA:SZpGTD7|#^Zh:#|;[b`8(O+8)ZO.V^CR_GAA8(o,bO+;J6AZ|:$#Rp8(Hpl|:$#ZHp_FE^lA|:$#ZHp;)FEA:SPHTD|N(Veb`8(O+_FCRAe7)ZO.^_HA:S^pGTD-8(vb`8(O+8)ZO.V^CR_GAA8(o,bO+P;,]Z|:$#Rp8(Hpl|:$#ZHp_FE^lA|:$#ZHp;)FEA:SbP;(]O|8;I|vDU|O7(-ZvbO28([ZbOM%ReCbO}L%VeCA8(bO}E%8)|VWZU@[Z^A(ZbO}E%B-7(-Z_HA:SZpGTDx-7(-Z2.NVb``CRA2|8h:#|;WTZs5WqRV2|5-(TsZU|O|OY5WQ#8(P;(]7+|0$ZPRV2|Py}L8-6-|~=&})|}|1$ZO'WZPTRVY2@|+-YUZPURVY2@57'n|0$=#|aUY5WNRP;JM%A|8SBiVP;}*M%A|8SBkZ``CA2|8Nh:#|=RV2|5Nh:#|>RV2|5YTB7'wa-~9'$*IQ#y;}P%AO.7)ReY`kO+_FCPAe7(VO.Z_HA:SZpGTD8(YO}a%PeCYO}e%ReCAk^|VWVU@[V^A(VYO}]%B-7&-YO}P%V_HA:SVpGTD|O8+[T(YO2-v{YO}P%VZ2.YO2WY`O|@;'o,RTB7)n^Re|SWPTB7(nZPe|SWZY``|V[T(^Y`O'|V-vYOM%ZeCYO}L%^eCAkYO}E%8*|VWVU@[VbA(VYO}E%B-7&-YO2VlV_HA:SVpGTD2.-Ze7(w^e7)wQ'RY``CPAz`kW%|LQ#8)`7(^O2[ZO3x-|N/#VVO+;}`JIDZO3Z`VO3;+HCVO2;+HAA:S;)FEX+a-U7&nV;+|PWYV;(]8(;4AO+WZO|,dF7)n^ZO|,;|{C|OWNVP^;'A8*_|tATBRb_|rATB^|NhD2|{^ZO|,B7)w-Ve7&w-}2&%(I*|~q;(]y;4A:#4W{=|K=$YO|,8x|Q57|#=$=JJJJJJJJJIZU|S57.YO4O.TB;)H_F7(nZh|UW6.=I}'ZhBhYO|,U|Q58)YO6A9&#80^YO4`A9&#=I}'}%81s}+}%l}&7-60s}+6.}&=I}'7/s7,U7*nb;)@W6-6/6-l}+}%}&7-6/6/l}+}%7/be7*l=$}(7,wR^A6-|C&#616-60s}+6.}%=#|Y5s}+6.}%7,h;+o+wqdDU|O8*;4CA;}:%o)q;)DzO~>%7(Q'vRYO4Z^25{bQ.U|O|OWRYO4V^25V7%-NRZT29NRq;)DezO~>%;I29-~>)%2I(|{Nj;}i%AO+7#t}m%;}c#A;+NN;+|U5C}LP;}:%A8#O._H;|)A;|xDiP;}P%AkO._H;|)A;|xD8/R6/|R5i}Mt2U|O8|#}M=%|||~||=2||2$8)vU{RR^A8/RA8-A6-s5|1(sWt2P`O|@;'AQ._H~B|#St2N6-V25-Q#NV`V25nY;+|PWPY;(]i;4A`8#O+7&Q#RO68(B7.ZQ._Ho+Z;~E$V~B-#VRO6o#nNhVB|PWN6.A8(RO|,8*2*7|%t'8,ZVBb2|QlVZAb2|Q~C|W8|$6|%~C|V6|$ld?57|$NR:#|;'|{6|%(Z~C#'#6|$~C|W-~C-'#N;2o#whVB;~E$V~B-#sWPY;(]O6YdD[t2(6aPY;(]O42|R-Ydo'wU7'nY;+|PWYTDWt'Ws[t.[t2(6ax-7.Pt.U|O8#|N;4CA;}:%A8+O+7%Y;JM%AkY;}*M%A8(N5|8S7*RZVN5|8SC7,t'71hO._H72^;~E$R~B-#R7#nN62RB|PWlNh`A80o&60lB7(60b2*7|&V~C#'#73Vb2*7|'N^A61_?'|{6|'6|&63~C|W~C|W(Z~C#'#Zb2*~C|V7|%60UbB8(2*VZ2*~C|V7|$61d?'|{6|%6|&~C|V7|%6|$63~C|V7|$6|'6|&63~C|U~C|W(6|'-6|%6|$~C|W~C|W-~C-'#N;2o#w^62ARB;~E$R~B-#6.W^6.h2|R-P^PY;(]O6T;IYdD529-(PY^6/2|}-Ye7'w^2#T-}@+$/IQ#7*t2;+H7+t3;+H7|#U|1#2|T|N|1-Re70bO2j[PbOM%heCbO}L%seCAjbO}E%k|VWPU@[PVA(PbO}E%B-7$-P_HA:SPpGTDx-[%IQ#j`kO+yVO.YsCh_HAA8)o(t+;J6A^|:$#hp8)HpZ|:$#^Hp_FEYZA|:$#^Hp;)FEA:SyR;+?/#|+Y;|~R;'|v|wDt'|N/#|+sTBVO'dB|P[V`23VO2VO3sV`ChARu|5u4u62|J(;~E$-7&P`8)O+8(^O.sZCh_HAA8)o-t+R;,]^|:$#hpjHp6-|:$#PHp_FEZ6-A|:$#PHp;)FEA:SVYDE-(b`jO+kt.VsCh_HAAjo'bO+R;,]P|:$#hpjHpY|:$#PHp_FEVYA|:$#PHp;)FEA:S-;}#}$}&+C60|x;~E$D7%nRWbR|p60Ap8-;(];4A8,:#4W%|LQ#7)l`8(O.8.ZO2hkeCZO3syeCAj|TWPU@[P6.A(PZO.B-7$-nVlO+8(lO.lO2PlO'8.2&8/6-;JM%A|8SCo&Y6/6-;}*M%A|8SCo'P6.6/CAj_H7.TPpF8/Z6.A:SDU|O81[^6-VY2|Ux-WNVY6-2|W.%-6.lO.A:S6/DWN^l:#|*8(;(];4AZVY2|6-6.lO2A:S6/DWN^l:#|+8(;(];4AZVY2|6-61|N/#a(b;|;;4bO'5AkO}E%yVOM%heCVO}L%seCAj|TWPU@[PYA(PVO}E%B-7$-b6-;)DzO~>%P_HA:SPpGTDWNl6-hs2|6aRRTBD7%w|0-|N-~8'$|#It2;+H7)t3;+H7,T7.%|LQ2k[VQM%^eCQ}L%leCAkQ}E%y|VWVU@[VYA(VQ}E%B-7&-V_HA:SVpGTDx-/#Q#kO+yVO.YlC^_HAAko(Q+R;,]V|:$#^pkHpZ|:$#VHp_FEYZA|:$#VHp;)FEA:S7'nYW%|LNY|p8*;(]8+:#|;vNb;)DzO~>%N;|;;4Q'5A8(O}E%8*ZOM%^eCZO}L%leCAk|TWVU@[VbA(VZO}E%B-7&-V_HA:SVpGTD/'m-hO48|#O.8-sO2^eCsO3leCAk|TWVU@[V6-A(VsO.B-7&-hO6hO|18(hO|5VhO|,8|#2&7-ZVs6-CAk_HA:SVpGTD[T(hO|5V_HA:SVpGTD-/&Nb^6-b;JM%A|8SCAl6-b;}*M%A|8SCA2|U/&-YYTBD7'wU7.-PTRF8#P:#2E|F#2PP:#3N;I|vDUN6.5E|F#3-}J2&6I.||&|~t|S7|)QK%`7|.t+7|$t@7,P`8)O2kU|O7|'Q}L%7|%Q}P%7|&V[V^OM%6|%eC^O}L%6|&eCAk^;}:%AO.y|VWVU@[VYA(V^O}E%B-7&-V_HA:SVpGTDx-|N74Q}E%7|/QM%76Q~1$7|*u|D7|3Q|;'||u|L6|36|3K}C(>cc-7|6u}:$8|0u|xL7|86|0uJ$L7:>cc6|3>cS|@|LL6|'57|9Q~B$U|O7|+N2275Q}q&7-RQ~-$Q}2%8|#BkRV|P5so76|$lO+|T'||lf#(>cS~5I-8|0u}y&uK$}E}E7|1u~-&7|2;I7|(nQ+iQ.kEW%|LQ#7'%|LVWNUX.N9&27|;N9&47|:R[u2Yf#6|2K|m(T-/$(NRTBiX+YR;']k9&#7|;V9&+7|:V=JJJJJJJ~>~E#|C&#RvN6|;|C&2.%aY9&+NYf#|E&2YR6|;6|:2|e7|:-6|:}H8*O+i;2D/%bf#79bO2;+H7.bO3;+H7/u28|46|1|nWNb}M|C&4NTX.6|2>cc|i/$>cc7|2.&-6/6|&?6.6|%?DW6|2>cc|jWNb}M|C&4NTX.>cc7|2.'-l69|E&#l6|$;+EX+lbX.T7|(m-R;6D|Nk67sB|R6-6|*|REy[U(PbR;1D2|S-80[Q'60O+;'H8+Q+A|R[T(Nh2|,-x-[6|+[Nse2((T-x-vNb}M|C&4NTX.Y[_UsQ~-$?6-6|*|RE5(g-7|(m-bR;|;EX+6-TB7-6|+WQ}?%sz6/6|.C6.AX#-Vso|#64[^6|)6.6/2|$x-W696|36.6|%Bi;|/GkRVA|vi6/6|&Bk;|/GyVYA|vkA}WL6|6RVRV@5}WLK6|''||QK%iO26|&R`C6|%o'RO3i[RYA:S(Y-_]f#(>cS~5|K-LK8|56|0|kWl6|5|E&#l6|$;+EX+lbX.6|16|58|0}E7|16|06|4|m/'a6|9>cc60O+;'HT?[Q+;'|Vx-57|2^O2i[R^OM%6.eC^O}L%6/eCAi^;}:%AO.k|VWRU@[RVA(R^O}E%B-7%-R_HA:SRpGTDx-786|''||QK%iO26/R`C6.o'RO3i[RYA:S(Y-_]f#(>cS~5|K-7|560;.Ay60O+;'Hz70nY60|PWY`i;|xD8+O2;+H71%|L66hO3;+H83?6|/61?D/#hO+8|,6|$|V8|-696|3616.Bk;|/G8(VZA|vk636/B8(;|/G82Z62A|v8(A}WL6|6VZVZ@5}WLK6y||QK%kO263V`C61o2VO3k[V62A:S(62-_]f#(6|5-LK8|4hf#|nD|Nk|N6|'D/#PhRp2|V[64[^6|)61632|$x-(T-|N/#V|N/#6-6|-|N6|,;2DU|OEo-h6|4|E&#hRp6|$6|,;~%~E#;}a~E#6|-5DEEX+hbX.Q.WQ#7(N9&27|:NQ+ieX+ZR_A;']=JJJJJJJ~>~E#|C&#nRWZRTBdHk;']829&#8|=6|:|bW629&+7|;ZR;']i6|=|C&#R6|;|C&+V7%.%a-N9&47|=ZR;']i6|:|C&#R6|=|C&+-6|8616|%Bi;|/GkRVA|vi636|&Bk;|/G8(VZA|vkA}WL6:RVRV@5}WLK7|7N6|465'||N6561636|72|((6|7-K|E&2Nh}M|C&4NTX.-Y;'o'w.%a-NsX}2%N6-X}q&N6|2|E&~-&6|(;I|OW6|({Q+Q.Ev6|0u}y&}E7|1-6|1>cS~5I|iWd{6|06|1|i[T(_U6|1u}y&|j5aK)$|%IQK%7)Q}L%Q}E%8.Bi;|/GjRPA|viQ}P%QM%8*Bj;|/GyPYA|vjE[^O|L^`^O'C|V(T-WU{RPRP|Q5RPRP@5PQ|;j58+BRP572P[TgQ}L%6.BU|Qi5_;(R5Q}P%bBU@5(;'UbQ}P%|S5-7(QK%7,Q|;jU2+7|%PT2+Z;,]7/PT?ivPd?7%-TZFTZgApFETZepFE70Q}E%7$QM%7'nVh@W%|L6|%lO.lO+8|#YCP_GAA81|:$#Pp8|$Hps61A81|:$#6|$Hp_FEs61A|:$#6|$Hp;)FE8|#A:SZGTD|N/#RUV5[6/sA:S60;I|vDx-/#PZ;JM%A|8So$YZ;}*M%A|8So'Ve7&.%a-lVlO|LAX|LVh@WU{bhZ;}*M%A|8SCo%^O.7$6.hZ;JM%A|8SCAyQ}L%?[;'URQ}P%|S5(;)dYQ}L%|Q5-k;JM%A|8S^O+_F8/V;}*M%A|8SCo0Re6/CYAe7&n6-62@WPV60Ak_HA:SVpGTDv6-e7-.%a-^6-^O|LAX|L6-62@WU{NQ}L%Q}P%>cS~5|K2)vU{NYR>cS~5|K2)[N6.b>cS~5|K2)x-vU{N2=NTX}2%T-}X1%|4I-||t|S77t+7|)t@7|$Q}L%73Q}P%7|'P`8+O2y[YhOM%63eChO}L%6|'eCAyh;}:%AO.8,|VWYU@[YlA(YhO}E%B-7'-Y_HA:SYpGTDx-|N78QK%y`8|-6|'C63o,YO28|0YO38|+[l6|+A:S(l-_]f#7|?Q}E%7|3QM%7|4u|D7:Q|;'||u|L6:6:K}C(>cc-7|;u}:$8|6u|xL7|=6|6uJ$L7|>N2275QJ&7|.Q~B$U|O7|1Q}.&7|&Q}6&7|#Q}:&7,Q}?&7|,QK&74R7'u}q$8|96|)6|$O+|T'||6|$f#(>cS~5I-8|6L>cS|;|MK}^}H7|/d7V|L%|L6|.s;~E*Dz8|*`kvls?[T(s6|/BU|U6|6>cS~5I|kD-/$se7|#.%-6|&V;']i`70RO'7-60f#7|860O2;+H7160O3;+H72RO+sB7)U7|(60O+8(;2DU|Oiv^U|Q7%-R|N6|6>cS~5I|kDW6|86|=6163Bi;|/G8.R6.A|vi626|'B8.;|/G8*6.bA|v8.A}WL6|>R6.R6.@5}WLKK7|765'||6|76|8N656162>cc2|(K}F(6|7-6|6|n7%-R|N6163?D626|'?DW6|96|88|6L>cS|;|MK}^}H7|/6|$6|6|E&#6|$6|);+EX+6|$60X.T7%-RvN6|,X}?&Y[P60Z;1D2|Sx-8|([N6|(O+;'H2|&x-[6|1[NQ}2%e2((T-x-vgUY576.%-Q}.&7|&-6|*6-X#6|26|&6-;']`O+E7|2Z;2DU|O^U|SEvs;~E*^^;~E*|U5AilBU|QWR7,-6|&V;']6|.R;~E*Dzi`X'RVX#.%-6|&V;']64X'V74R/$60Z;|;EX+Z;6Dv6|1WQ}?%Q}2%z626|-C61AX#-NQ}2%eX}2%YTB7'-68[h6761622|$x-W6|86:6163Bi;|/GkRVA|vi626|'Bk;|/G8|*V6|*A|vkA}WL6|;RVRV@5}WLK6|?LK8|76|6|kW6|96|78|6L>cS|;|MK}^}H7|/6|$6|6|E&#6|$6|);+EX+6|$60X.ahO2i[RhOM%61eChO}L%62eCAih;}:%AO.k|VWRU@[RVA(RhO}E%B-7%-R_HA:SRpGTDx-8|*'||>cc(626|-C61o%6|06|+[R6|+A:S(R-_]f#-7|@6|(;.Ak6|(O+;'Hz7|(nV6|(|PWV`i;|xD8-O2;+H7)%|L6|46-O3;+H8(?6|3^?D/#6-O+8.;}a~E#D;)H6|-ZC^A6|+57*6|)6.|T8|56|86:^61B8/;|/G8|%6/6|%A|v8/Z62B8|%;|/G896|%69A|v8|%A}WL6|;6/6|%6/6|%@5}WLK6|*'||6|0b_]f#(6|@-LK8|:6-f#|nD/#6|=^63B8*;|/G8/b6/A|v8*Z6|'B8/;|/G8|%6/6|%A|v8/A}WL6|>b6/b6/@5}WLK7|765WN65^Z6|72|(7|7-6|:6|7K6|6|n/#P6-Rp2|V[68[h67^Z2|$x-(T-|N/#6-6|:|E&#6-Rp6|)6.;~%~E#;}a~E#6|55DEEX+6-60X.;~E*6|96|:6|7KL>cS|;|MK}^}H8)sBiURU|Q5iR;~E*|U58(sAilBU|QWR7,-64iW6|&R;']O'74(6|,e8|,7%-6|.sZA;~E*Dz8(`7.6|&R;']8*6-X#b6.X'b^X+bUX.ZRX#-V;'o&wwNsX}6&NlX}:&N6|,X}?&N64XK&N6|2X}X&T6666d?6|6>cS~5I|kD5-8#Q|;vNN|A%#N|A%'|~2%X|;-Q|;-|T$$IQ2[Q3(T-vQ2{N|A%#N|A%'|~=+||=&}(2$jWQ22#qX2NUX3-P-9#Q.2#Q22#Q|;2#Q|D2#Q|S2#N2#-|T$$I=}q#2%kvU{VNX#VPX'VRX+VR}MP}M=%|||~=4||2$X.VO.vV2#U{V-|N$$IQ3jWP{N|A%#N|A%'|~=}*2||2%jWQ22#qX2q;J2AX3-Q3aA'#;}#M%-*$$$#r~E#;}*M%-+r#$$$#~E#;}(~.%-%~5|K#;}.~.%-|Hrr$S#rr$cS#$S#$cS#$S#rrcrrrrrr~Dr~E");
let slots = 0;
var Slot = class {
  constructor() {
    this.number = slots++;
  }
  of(holder) {
    return holder.ig[this.number] ?? null;
  }
  set(holder, attachment) {
    holder.ns(this.number, attachment);
  }
};
const CONTRACTED$1 = /* @__PURE__ */ new Slot();
const STATUSES = [
  "running",
  "found",
  "unreachable",
  "limit",
  "start-blocked",
  "goal-blocked",
  "partial"
];
const UNREAD = -1;
var Follower = class {
  constructor(journals, isRead = false) {
    this.fg = journals;
    this.seen = journals.map(() => UNREAD);
    this.total = UNREAD * journals.length;
    if (isRead) this.mark();
  }
  isCurrent() {
    const { fg: journals } = this;
    let total = 0;
    for (let plane = 0; plane < journals.length; plane++) total += journals[plane].count;
    return total === this.total;
  }
  qn(plane) {
    return this.seen[plane] === this.fg[plane].count;
  }
  since(plane) {
    return this.fg[plane].since(this.seen[plane]);
  }
  changes(most = Infinity) {
    const lists = [];
    let count = 0;
    for (let i = 0; i < this.fg.length; i++) {
      const list = this.since(i);
      if (list === null) return null;
      lists.push(list);
      count += list.length;
    }
    return count > most ? null : lists;
  }
  oq(plane) {
    this.total += this.fg[plane].count - this.seen[plane];
    this.seen[plane] = this.fg[plane].count;
  }
  mark() {
    for (let plane = 0; plane < this.fg.length; plane++) this.oq(plane);
  }
  forget(fresh = []) {
    this.seen.fill(UNREAD);
    for (const plane of fresh) this.seen[plane] = 0;
    this.total = this.seen.reduce((sum, count) => sum + count, 0);
  }
  catchUp(reader, most = Infinity) {
    if (this.isCurrent()) return;
    const lists = this.changes(most);
    if (lists === null) reader.readAll();
    else for (const cells of lists) for (const cell of cells) reader.readCell(cell);
    this.mark();
  }
};
function allocate(type, length) {
  try {
    return new type(length);
  } catch {
    throw outOfMemory(length * type.BYTES_PER_ELEMENT);
  }
}
function sliceOf(array, first, end) {
  const copy = allocate(array.constructor, end - first);
  copy.set(array.subarray(first, end));
  return copy;
}
function outOfMemory(bytes) {
  return /* @__PURE__ */ new RangeError(`${bytes} bytes of memory cannot be allocated: use a smaller grid or graph, drop references to those no longer needed, or dispose of open searches`);
}
const CELLS_A_CHANGE = 8e3;
const MOST_PENDING = 1024;
const FIRST_SHARE = 0.125;
const BOX_SHARE = 0.875;
function show(value, depth = 2) {
  var _a;
  if (typeof value === "string") return JSON.stringify(beginning(value));
  if (typeof value === "function") return "a function";
  if (typeof value === "bigint") return showBigInt(value);
  if (isRevoked(value)) return "a Proxy that has been revoked";
  if (Array.isArray(value)) {
    const items = value.slice(0, depth && 8).map((item) => show(item, depth - 1));
    if (value.length > items.length) items.push("…");
    return `[${items.join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) return beginning(String(value));
  const kind = beginning(String(((_a = value.constructor) == null ? void 0 : _a.name) || "no name"));
  const names = kind === "Object" ? Object.keys(value) : [];
  return `an object (${names.length > 0 ? show(names, 1).slice(1, -1) : kind})`;
}
function beginning(text) {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
const LARGEST_SHOWN = 10n ** 40n;
function showBigInt(value) {
  if (value > LARGEST_SHOWN) return "a BigInt above 1e40";
  return value < -LARGEST_SHOWN ? "a BigInt below -1e40" : `${value}n`;
}
function isRevoked(value) {
  try {
    Object.prototype.toString.call(value);
    return false;
  } catch {
    return true;
  }
}
const isArray = (value) => !isRevoked(value) && Array.isArray(value);
function wrongKind(name, value, remedy) {
  return /* @__PURE__ */ new TypeError(`${name} is ${show(value)}: it must be ${remedy}`);
}
function pathRemedy(value, others) {
  if (value === null) return `${others}; findPath gives null if there is no route: look at its status first`;
  return typeof value === "object" && !isRevoked(value) && "status" in value && "path" in value ? `${others}; this is a result: pass its path, as in result.path` : others;
}
function notOurs(name, value, { kind, remedy, made }) {
  const className = kind.replace(/^an? /, "");
  if (!isRevoked(value) && isNamed(value, className)) {
    if (made === void 0) return wrongKind(name, value, `${kind} of this copy of hotpath; ${remedy}`);
    if (!(value instanceof made.type)) return /* @__PURE__ */ new TypeError(`${name} is ${kind} of another copy of hotpath: is it installed twice, or loaded by both import and require? Use one copy`);
    if (Object.hasOwn(value, made.key)) return /* @__PURE__ */ new TypeError(`${name} is a Proxy of ${kind}: pass the ${className} itself`);
  }
  return wrongKind(name, value, `${kind}; ${remedy}`);
}
function isNamed(value, className) {
  var _a;
  for (let holder = Object(value); holder !== null; holder = Object.getPrototypeOf(holder)) if (((_a = holder.constructor) == null ? void 0 : _a.name) === className) return true;
  return false;
}
function wrongEstimate(source, value, others = "") {
  const text = `${source} ${show(value)}: it must be a finite number >= 0${others}`;
  return typeof value === "number" ? new RangeError(text) : new TypeError(text);
}
function unknownName(name, key, known, suggest) {
  const meant = suggest == null ? void 0 : suggest(key, known);
  const advice = meant === void 0 ? "" : `use ${meant}; `;
  return /* @__PURE__ */ new RangeError(`${name} has the unknown name ${show(key)}: ${advice}known are ${known.join(", ")}`);
}
function checkInteger(name, value, least, most, others = "") {
  checkNumber(name, value);
  if (!Number.isInteger(value) || value < least || value > most) throw new RangeError(`${name} is ${value}: it must be a whole number from ${least} to ${most}${others}`);
  return value;
}
function checkNumber(name, value) {
  if (typeof value !== "number") throw wrongKind(name, value, "a number");
  return value;
}
const LEAST_COST = 1e-100;
const GREATEST_COST = 1e100;
function checkCost(name, value) {
  const cost = checkNumber(name, value);
  if (!(cost >= 1e-100 && cost <= 1e100)) throw new RangeError(`${name} is ${cost}: it must be a number > 0, from ${LEAST_COST} to ${GREATEST_COST}`);
  return cost;
}
function checkPenalty(name, value) {
  const cost = checkNumber(name, value);
  if (!(cost >= 0 && cost <= 1e100)) throw new RangeError(`${name} is ${cost}: it must be a number from 0 to ${GREATEST_COST}`);
  return cost + 0;
}
function isTerrain(cost) {
  return typeof cost === "number" && (cost <= 0 || cost === Infinity || cost >= 1e-100 && cost <= 1e100);
}
function checkTerrain(name, cost) {
  if (isTerrain(cost)) return;
  throw new RangeError(`${name} is ${checkNumber(name, cost)}: it must be a terrain cost from ${LEAST_COST} to ${GREATEST_COST}, or 0, less or Infinity for a blocked cell`);
}
const MAX_SIDE = 16777216;
function isList(value) {
  if (isArray(value)) return true;
  const name = viewName(value);
  return name.endsWith("Array") && !name.startsWith("Big");
}
const LONG_LIST = 65536;
function firstHole(list) {
  if (list.length < LONG_LIST || !Array.isArray(list)) return -1;
  for (let i = 0; i < list.length; i++) if (!(i in list)) return i;
  return -1;
}
function checkAttached(name, list) {
  if (list.length > 0 || viewName(list) === "") return;
  try {
    new Uint8Array(list.buffer);
  } catch {
    throw new RangeError(`${name} is empty: its buffer has been transferred (by postMessage or structuredClone); pass an array that has one`);
  }
}
function viewName(value) {
  return Reflect.get(Object.getPrototypeOf(Int8Array.prototype), Symbol.toStringTag, value) ?? "";
}
function isIterable(value) {
  return Symbol.iterator in value && typeof value[Symbol.iterator] === "function";
}
function checkNonNegative(name, value) {
  const number2 = checkNumber(name, value);
  if (!(number2 >= 0)) throw new RangeError(`${name} is ${number2}: it must be a number from 0 to Infinity`);
  return number2 + 0;
}
function checkLimit(name, value, least, most = Number.MAX_SAFE_INTEGER) {
  return value === Infinity ? Infinity : checkInteger(name, value, least, most, ", or Infinity");
}
function checkBoolean(name, value) {
  if (typeof value !== "boolean") throw wrongKind(name, value, "true or false");
  return value;
}
function checkChoice(name, value, choices, suggest) {
  if (choices.includes(value)) return value;
  const known = choices.map((choice) => show(choice));
  const meant = typeof value === "string" || typeof value === "boolean" ? suggest == null ? void 0 : suggest(String(value), known) : void 0;
  const error = wrongKind(name, value, `one of ${known.join(", ")}${meant === void 0 ? "" : `; use ${meant}`}`);
  throw typeof value === "string" ? new RangeError(error.message) : error;
}
function checkObject(name, value, remedy = "an object") {
  if (typeof value === "object" && value !== null && !isRevoked(value)) {
    const kind = Object.prototype.toString.call(value);
    if (kind === "[object Object]" || kind === "[object Module]") return;
  }
  throw wrongKind(name, value, remedy);
}
function checkNames(name, value, known, suggest) {
  checkObject(name, value, `an object with ${known.join(", ")}`);
  for (const key in value) if (!known.includes(key) && !isEverywhere(value, key)) throw unknownName(name, key, known, suggest);
}
function isEverywhere(value, key) {
  let holder = value;
  while (holder !== null && !Object.hasOwn(holder, key)) holder = Object.getPrototypeOf(holder);
  return holder !== null && Object.hasOwn(holder, "isPrototypeOf");
}
function readOptions(options, checks, defaults, suggest) {
  if (options === void 0) return defaults;
  const names = Object.keys(checks);
  checkNames("options", options, names, suggest);
  const resolved = { ...defaults };
  for (const name of names) {
    const value = options[name];
    if (value !== void 0) resolved[name] = checks[name](name, value);
  }
  return resolved;
}
function readCost(costs, index) {
  const cost = costs[index];
  if (!isTerrain(cost)) checkTerrain(`costs[${index}]`, cost);
  return cost;
}
function isWall(cost) {
  return cost <= 0 || cost === Infinity;
}
function isCost(cost) {
  return cost > 0 && cost < Infinity;
}
const NO_CLASSES = /* @__PURE__ */ new Uint8Array(1);
var Terrain$1 = class Terrain {
  constructor(costs, classes = null) {
    this.costs = costs;
    this.classes = classes ?? NO_CLASSES;
    this.di = classes === null ? 0 : -1;
    this.du = classes === null && costs.length > 1 ? -1 : 0;
  }
  get hasClasses() {
    return this.di !== 0;
  }
};
const SLOTS$3 = 1024;
const FREE = -1;
const number = /* @__PURE__ */ new Float64Array(1);
const halves = /* @__PURE__ */ (() => new Int32Array(number.buffer))();
function costAt({ classes, costs, di: classMask, du: costMask }, cell) {
  return costs[placeOf(classes, classMask, costMask, cell)];
}
function placeOf(classes, classMask, costMask, cell) {
  return classes[cell & classMask] | cell & costMask;
}
var TerrainClasses = class TerrainClasses2 {
  constructor(cells, passable) {
    this.counts = /* @__PURE__ */ new Int32Array(512);
    this.slots = new Int16Array(SLOTS$3).fill(FREE);
    this.size = 0;
    this.ib = [];
    this.latest = 0;
    this.leastCost = 1;
    this.greatestCost = 1;
    this.ai = true;
    this.terrain = new Terrain$1(/* @__PURE__ */ new Float64Array(256), allocate(Uint8Array, cells));
    this.counts[0] = passable;
    this.counts[256] = cells - passable;
    this.add(1);
  }
  least() {
    if (this.ai) this.pc();
    return this.leastCost;
  }
  el() {
    if (this.ai) this.pc();
    return this.greatestCost;
  }
  setCost(cell, cost, isBlocked2) {
    const next = this.classOf(cost);
    if (next < 0) return false;
    const kind = isBlocked2 ? 256 : 0;
    this.count(kind + this.terrain.classes[cell], -1);
    this.count(kind + next, 1);
    this.terrain.classes[cell] = next;
    return true;
  }
  setBlocked(cell, isBlocked2) {
    const own = this.terrain.classes[cell];
    this.count(own, isBlocked2 ? -1 : 1);
    this.count(256 + own, isBlocked2 ? 1 : -1);
  }
  qe(cell, change) {
    const own = this.terrain.classes[cell];
    this.counts[own] -= change;
    this.counts[256 + own] += change;
    this.ai = true;
  }
  setCosts({ x, y, width, height }, cells, costs, changed) {
    const { counts } = this;
    this.ai = true;
    const { classes } = this.terrain;
    let changes = 0;
    for (let row = 0, i = 0; row < height; row++) {
      const first = (y + row + 1) * cells.rowBytes;
      let cell = (y + row) * cells.width + x;
      for (let bit = x + 1; bit <= x + width; bit++, i++, cell++) {
        const cost = costs[i];
        if (!isCost(cost)) continue;
        const next = this.classOf(cost);
        if (next < 0) return {
          changes,
          ix: false
        };
        const kind = (cells.blocked[first + (bit >> 3)] >> (bit & 7) & 1) * 256;
        const before = classes[cell];
        counts[kind + before]--;
        counts[kind + next]++;
        classes[cell] = next;
        changed[changes] = cell;
        changes += Number(before !== next);
      }
    }
    return {
      changes,
      ix: true
    };
  }
  copy() {
    const copy = new TerrainClasses2(this.terrain.classes.length, 0);
    copy.terrain.classes.set(this.terrain.classes);
    copy.terrain.costs.set(this.terrain.costs);
    copy.counts.set(this.counts);
    copy.slots.set(this.slots);
    copy.size = this.size;
    copy.ib.push(...this.ib);
    return copy;
  }
  count(at, change) {
    const before = this.counts[at];
    this.counts[at] = before + change;
    if (before === 0 || before + change === 0) this.ai = true;
  }
  pc() {
    this.leastCost = Infinity;
    this.greatestCost = -Infinity;
    for (let one = 0; one < this.size; one++) {
      if (this.counts[one] === 0) continue;
      this.leastCost = Math.min(this.leastCost, this.terrain.costs[one]);
      this.greatestCost = Math.max(this.greatestCost, this.terrain.costs[one]);
    }
    this.ai = false;
  }
  classOf(cost) {
    if (this.terrain.costs[this.latest] === cost) return this.latest;
    const known = this.slots[this.nh(cost)];
    this.latest = known === FREE ? this.add(cost) : known;
    if (this.latest >= 0) return this.latest;
    this.latest = 0;
    return -1;
  }
  nh(cost) {
    number[0] = cost;
    let slot = Math.imul(halves[0] ^ Math.imul(halves[1], 2654435761), 2246822507) >>> 22;
    while (this.slots[slot] !== FREE && this.terrain.costs[this.slots[slot]] !== cost) slot = slot + 1 & 1023;
    return slot;
  }
  add(cost) {
    if (this.size === 256 && this.ib.length === 0) this.qb();
    const one = this.size < 256 ? this.size++ : this.ib.pop() ?? -1;
    if (one < 0) return -1;
    this.slots[this.nh(cost)] = one;
    this.terrain.costs[one] = cost;
    return one;
  }
  qb() {
    this.slots.fill(FREE);
    for (let one = 0; one < 256; one++) if (this.counts[one] + this.counts[256 + one] === 0) this.ib.push(one);
    else this.slots[this.nh(this.terrain.costs[one])] = one;
    for (const one of this.ib) this.terrain.costs[one] = 0;
  }
};
const UNKNOWN$1 = 65534;
const MOST_SAVED = 1024;
const ROUNDING$2 = 9765625e-10;
var Landmarks = class Landmarks2 {
  constructor({ rule, straight: straight2, diagonal }, quantum, tables2, terrain) {
    this.nr = true;
    this.opened = [];
    this.gs = /* @__PURE__ */ new Set();
    this.cheaper = /* @__PURE__ */ new Map();
    this.rule = rule;
    this.straight = straight2;
    this.diagonal = diagonal;
    this.quantum = quantum;
    this.tables = tables2;
    this.terrain = terrain;
    this.fb = terrain === null ? 0 : straight2 / 2;
    this.saved = ROUNDING$2 * quantum;
  }
  get bytes() {
    const { tables: tables2, terrain } = this;
    return tables2.byteLength + (terrain === null ? 0 : terrain.costs.byteLength + terrain.classes.byteLength);
  }
  plain() {
    const { rule, straight: straight2, diagonal, quantum, tables: tables2, terrain, saved } = this;
    const costs = terrain && {
      costs: terrain.costs,
      classes: terrain.hasClasses ? terrain.classes : null
    };
    const [opened, cheaper] = [[...this.gs], new Map(this.cheaper)];
    return {
      rule,
      straight: straight2,
      diagonal,
      quantum,
      tables: tables2,
      terrain: costs,
      opened,
      cheaper,
      saved
    };
  }
  static iq(plain) {
    const terrain = plain.terrain && new Terrain$1(plain.terrain.costs, plain.terrain.classes);
    const landmarks = new Landmarks2(plain, plain.quantum, plain.tables, terrain);
    for (const cell of plain.opened) landmarks.cellChanged(cell, false);
    for (const [cell, less] of plain.cheaper) landmarks.cheaper.set(cell, less);
    landmarks.saved = plain.saved;
    landmarks.mk();
    return landmarks;
  }
  copy() {
    return Landmarks2.iq(this.plain());
  }
  release() {
  }
  cellChanged(cell, isBlocked2) {
    if (this.tables[cell * 8] !== 65535) return;
    if (isBlocked2) this.gs.delete(cell);
    else this.gs.add(cell);
    if (this.gs.size <= 8) this.opened = [...this.gs];
    this.mk();
  }
  nv(cell, cost) {
    const { terrain, cheaper, quantum, tables: tables2 } = this;
    if (terrain === null || tables2[cell * 8] >= 65534) return;
    const less = costAt(terrain, cell) - cost;
    if (less > 0) cheaper.set(cell, less);
    else if (!cheaper.delete(cell)) return;
    if (cheaper.size <= 64) {
      let sum = 0;
      for (const one of Float64Array.from(cheaper.values()).sort()) sum += one;
      this.saved = this.diagonal * sum + ROUNDING$2 * quantum;
    }
    this.mk();
  }
  mk() {
    const { gs: allOpened, cheaper, saved, quantum } = this;
    this.nr = allOpened.size <= 8 && cheaper.size <= 64 && saved <= MOST_SAVED * quantum;
  }
};
const LANDMARKS = /* @__PURE__ */ new Slot();
function usefulLandmarks(cells) {
  const made = LANDMARKS.of(cells);
  return (made == null ? void 0 : made.nr) ? made : null;
}
function blockedOf({ o: int32 }, cells) {
  return int32[cells + 12 >>> 2] >>> 0;
}
function terrainOf$1({ o: int32 }, cells) {
  return int32[cells + 16 >>> 2] >>> 0;
}
function exitsOf({ o: int32 }, cells) {
  return int32[cells + 48 >>> 2] >>> 0;
}
function writeLandmarks({ bl: views }, place, landmarks, width, withTables) {
  const { bytes, bg: float64, o: int32 } = views;
  const { opened, tables: tables2 } = landmarks;
  float64[place + 0 >>> 3] = landmarks.straight;
  float64[place + 8 >>> 3] = landmarks.diagonal;
  float64[place + 16 >>> 3] = landmarks.quantum;
  float64[place + 24 >>> 3] = landmarks.fb;
  float64[place + 32 >>> 3] = landmarks.saved;
  int32[place + 40 >>> 2] = landmarks.rule;
  int32[place + 44 >>> 2] = opened.length;
  let at = place + 48 >>> 2;
  for (const cell of opened) {
    int32[at++] = cell % width;
    int32[at++] = Math.floor(cell / width);
  }
  if (withTables) bytes.set(new Uint8Array(tables2.buffer), place + 112);
}
const FIRST_BUDGET = 134217728;
const MOST_BUDGET = 536870912;
var Tenant = class {
  constructor() {
    this.ij = 0;
    this.pa = 0;
  }
};
var Budget = class {
  constructor(first = FIRST_BUDGET, most = MOST_BUDGET) {
    this.nd = [];
    this.lg = /* @__PURE__ */ new Set();
    this.latest = null;
    this.hr = 0;
    this.ml = /* @__PURE__ */ new Set();
    this.first = first;
    this.most = most;
  }
  add(room) {
    this.nd.push(room);
  }
  use(tenant) {
    if (tenant === this.latest) return;
    if (tenant.ij > 0) this.pm(tenant, tenant.ij);
    tenant.ij = 0;
    this.lg.delete(tenant);
    this.lg.add(tenant);
    this.latest = tenant;
  }
  forget(tenant) {
    this.remove(tenant);
    this.pm(tenant, 0);
    tenant.ij = 0;
  }
  keep(kept, coming = 0) {
    if (!kept.j.qm() && coming === 0) return;
    while (this.qs(coming) && this.od(null, kept)) ;
  }
  od(room, kept) {
    for (const tenant of this.lg) {
      if (tenant === kept || room !== null && tenant.j !== room || !tenant.gw(room !== null)) continue;
      const before = tenant.j.bytes();
      tenant.go();
      this.remove(tenant);
      tenant.ij = Math.max(before - tenant.j.bytes(), 0);
      return true;
    }
    return false;
  }
  remove(tenant) {
    this.lg.delete(tenant);
    if (this.latest === tenant) this.latest = null;
  }
  pm(tenant, bytes) {
    this.hr += bytes - tenant.pa;
    tenant.pa = bytes;
  }
  qs(coming) {
    let lasting = 0;
    for (const { memoryBytes } of this.ml) lasting += memoryBytes;
    const most = Math.min(this.first + this.hr + lasting, this.most);
    let bytes = coming + lasting;
    for (const room of this.nd) bytes += room.used();
    if (bytes <= most) return false;
    for (const room of this.nd) bytes -= room.ph();
    return bytes > most;
  }
};
const NO_SCRATCH = {
  bytes: () => 0,
  drop: () => false
};
var Room = class {
  constructor(kernel2, budget2, scratch = NO_SCRATCH) {
    this.nm = 0;
    this.budget = budget2;
    this.kernel = kernel2;
    this.nf = scratch;
    budget2.add(this);
  }
  used() {
    return this.kernel.used.value >>> 0;
  }
  qm() {
    const before = this.nm;
    this.nm = this.used();
    return this.nm > before;
  }
  ph() {
    return this.nf.bytes();
  }
  bytes() {
    return this.used() - this.ph();
  }
  run(request, refusal) {
    for (; ; ) {
      const answer2 = request();
      if (answer2 !== refusal) return answer2;
      this.gc();
    }
  }
  ask(request) {
    return this.run(request, 0) >>> 0;
  }
  gc() {
    if (!this.nf.drop() && !this.budget.od(this, null)) throw outOfMemory(this.kernel.refused.value);
  }
};
let registry;
function onceCollected(object, then, token) {
  registry ?? (registry = new FinalizationRegistry((tell2) => tell2()));
  registry.register(object, then, token);
}
function cancelCollected(token) {
  registry == null ? void 0 : registry.unregister(token);
}
const BLOCKED$2 = 0;
const TERRAIN$1 = 1;
const EXITS$1 = 2;
var CopiedGrid = class extends Tenant {
  constructor(keeper, { blockedJournal, terrainJournal, closedExits }) {
    super();
    this.copy = null;
    this.version = -1;
    this.landmarks = null;
    this.iz = keeper;
    this.journal = terrainJournal;
    this.follower = new Follower([
      blockedJournal,
      terrainJournal,
      closedExits.journal
    ]);
  }
  get j() {
    return this.iz.j;
  }
  gw() {
    var _a;
    return ((_a = this.copy) == null ? void 0 : _a.bs.size) === 0 && !this.iz.qu(this);
  }
  go() {
    this.iz.drop(this);
  }
  release() {
    this.iz.drop(this);
    this.j.budget.forget(this);
    cancelCollected(this);
  }
};
var GridCopies = class {
  constructor(kernel2, memory, room) {
    this.copies = new Slot();
    this.latest = null;
    this.kernel = kernel2;
    this.memory = memory;
    this.j = room;
  }
  lm(cells) {
    const { latest: latest2 } = this;
    return latest2 !== null && latest2.journal === cells.terrainJournal && latest2.version === cells.version() ? latest2.copy.address : this.gu(cells).address;
  }
  copyOf(cells) {
    return this.gu(cells);
  }
  qu(resident) {
    return resident === this.latest;
  }
  drop(resident) {
    const { copy } = resident;
    if (copy === null) return;
    copy.isCurrent = false;
    if (copy.bs.size === 0) this.release(copy);
    resident.copy = null;
    if (this.latest === resident) this.latest = null;
  }
  gu(cells) {
    const resident = this.copies.of(cells) ?? this.register(cells);
    const changed = !isUpToDate(resident, cells);
    if (changed && resident.copy !== null) partReaders(resident.copy);
    const isLatest = resident === this.latest;
    if (!isLatest) this.qy();
    const copy = resident.copy ?? this.ln(cells, resident);
    if (!isLatest) this.rf(resident);
    if (changed || !isUpToDate(resident, cells)) this.update(cells, resident, copy.address);
    copy.landmarks = resident.landmarks;
    resident.version = cells.version();
    return copy;
  }
  register(cells) {
    const resident = new CopiedGrid(this, cells);
    this.copies.set(cells, resident);
    onceCollected(cells, () => resident.release(), resident);
    return resident;
  }
  ln(cells, resident) {
    resident.copy = {
      address: this.j.ask(() => this.kernel.createCells(cells.width, cells.height, cells.rowBytes)),
      bs: /* @__PURE__ */ new Set(),
      isCurrent: true,
      landmarks: null,
      gp: null
    };
    resident.follower.forget([TERRAIN$1, EXITS$1]);
    resident.landmarks = null;
    return resident.copy;
  }
  qy() {
    if (this.latest !== null) this.j.budget.use(this.latest);
    this.latest = null;
  }
  rf(resident) {
    const { budget: budget2 } = this.j;
    this.latest = resident;
    budget2.use(resident);
    budget2.keep(resident);
  }
  release({ address }) {
    this.kernel.releasePrepared(address);
    this.kernel.releaseCells(address);
  }
  update(cells, resident, address) {
    var _a, _b;
    this.rg(cells, resident, address);
    if (cells.terrain !== null) this.rj(cells, cells.terrain, resident, address);
    if (cells.closedExits.bytes !== null) this.rh(cells.closedExits.bytes, resident, address);
    resident.follower.mark();
    const landmarks = usefulLandmarks(cells);
    if (landmarks !== null) this.ri(landmarks, cells.width, resident, address);
    else if (resident.landmarks !== null) (_b = (_a = this.kernel).releaseLandmarks) == null ? void 0 : _b.call(_a, address);
    resident.landmarks = landmarks;
  }
  rg(cells, resident, address) {
    const { width } = cells;
    const changes = resident.follower.since(BLOCKED$2);
    if (changes === null) {
      this.kernel.releasePrepared(address);
      this.memory.bytes.set(cells.blocked, blockedOf(this.memory, address));
    } else for (const cell of changes) {
      const y = Math.floor(cell / width);
      const x = cell - y * width;
      this.kernel.setBlocked(address, x, y, cells.isBlocked(x, y) ? 1 : 0);
    }
    resident.follower.oq(BLOCKED$2);
  }
  rj({ width }, terrain, resident, address) {
    const { hasClasses, classes, costs } = terrain;
    const values = hasClasses ? classes : costs;
    if (terrainOf$1(this.memory, address) === 0) this.j.budget.keep(resident, values.byteLength);
    const kernel2 = this.kernel;
    const plane = this.j.ask(() => hasClasses ? kernel2.classPlane(address) : kernel2.terrainPlane(address));
    const { bytes, bg: float64 } = this.memory;
    if (hasClasses) float64.set(costs, terrainOf$1(this.memory, address) >>> 3);
    const copy = hasClasses ? bytes : float64;
    const first = plane / values.BYTES_PER_ELEMENT;
    const changes = resident.follower.since(TERRAIN$1);
    if (changes === null) copy.set(values, first);
    else for (const cell of changes) copy[first + cell] = values[cell];
    this.ra(changes, width, address);
  }
  rh(bytes, resident, address) {
    const { exitPlane } = this.kernel;
    if (exitPlane === void 0) return;
    if (exitsOf(this.memory, address) === 0) this.j.budget.keep(resident, bytes.length);
    const plane = this.j.ask(() => exitPlane(address));
    const changes = resident.follower.since(EXITS$1);
    if (changes === null) this.memory.bytes.set(bytes, plane);
    else for (const cell of changes) this.memory.bytes[plane + cell] = bytes[cell];
  }
  ra(changes, width, address) {
    var _a;
    const { kernel: kernel2 } = this;
    if (changes === null) (_a = kernel2.allRepriced) == null ? void 0 : _a.call(kernel2, address);
    else if (kernel2.repriced !== void 0) for (const cell of changes) {
      const y = Math.floor(cell / width);
      kernel2.repriced(address, cell - y * width, y);
    }
  }
  ri(landmarks, width, resident, address) {
    const { landmarksPlace } = this.kernel;
    if (landmarksPlace === void 0) return;
    const isNew = landmarks !== resident.landmarks;
    if (isNew) this.j.budget.keep(resident, landmarks.tables.byteLength);
    const place = this.j.ask(() => landmarksPlace(address));
    writeLandmarks(this.memory, place, landmarks, width, isNew);
  }
};
function partReaders(copy) {
  let past;
  for (const reader of copy.bs) past = reader.leave(copy, past);
  copy.bs.clear();
  copy.gp = null;
}
function isUpToDate(resident, cells) {
  return resident.follower.isCurrent() && resident.landmarks === usefulLandmarks(cells);
}
var LinearMemory = class {
  constructor(memory) {
    this.latest = viewsOn(/* @__PURE__ */ new ArrayBuffer(0));
    this.memory = memory;
  }
  get bl() {
    if (this.latest.o.length === 0) this.latest = viewsOn(this.memory.buffer);
    return this.latest;
  }
  get bytes() {
    return this.bl.bytes;
  }
  get o() {
    return this.bl.o;
  }
  get bg() {
    return this.bl.bg;
  }
};
function viewsOn(buffer) {
  return {
    bytes: new Uint8Array(buffer),
    o: new Int32Array(buffer),
    bg: new Float64Array(buffer)
  };
}
function outcomeOf$1(memory, search2, status, traced) {
  const { bg: float64, o: int32 } = memory.bl;
  const expanded = int32[search2 + 272 >>> 2] >>> 0;
  const route = int32[search2 + 280 >>> 2] >>> 2;
  const trace = int32[search2 + 284 >>> 2] >>> 2;
  return {
    status,
    method: int32[search2 + 372 >>> 2],
    cost: float64[search2 + 264 >>> 3],
    expanded,
    route: pointsAt(int32, route, int32[search2 + 276 >>> 2]),
    trace: traced ? cellsAt$1(int32, trace, expanded) : null
  };
}
function expandedOf$1({ o: int32 }, search2) {
  return int32[search2 + 272 >>> 2] >>> 0;
}
function pointsAt(int32, first, count) {
  if (count === 0) return null;
  if (count === 2) return [
    int32[first],
    int32[first + 1],
    int32[first + 2],
    int32[first + 3]
  ];
  if (count === 3) return [
    int32[first],
    int32[first + 1],
    int32[first + 2],
    int32[first + 3],
    int32[first + 4],
    int32[first + 5]
  ];
  const points = new Array(2 * count);
  for (let i = 0; i < 2 * count; i++) points[i] = int32[first + i];
  return points;
}
function cellsAt$1(int32, first, count) {
  return sliceOf(int32, first, first + count);
}
function writePlan({ bl: views }, search2, plan) {
  const { bg: float64, o: int32 } = views;
  int32[search2 + 32 >>> 2] = Number(plan.method);
  int32[search2 + 36 >>> 2] = Number(plan.fallback);
  int32[search2 + 40 >>> 2] = Number(plan.kg);
  int32[search2 + 44 >>> 2] = Number(plan.na);
  int32[search2 + 48 >>> 2] = Number(plan.rule);
  float64[search2 + 56 >>> 3] = plan.straight;
  float64[search2 + 64 >>> 3] = plan.diagonal;
  float64[search2 + 72 >>> 3] = plan.straightCost;
  float64[search2 + 80 >>> 3] = plan.diagonalCost;
  float64[search2 + 88 >>> 3] = plan.lh;
  float64[search2 + 96 >>> 3] = plan.turn;
  float64[search2 + 104 >>> 3] = plan.turnCost;
  int32[search2 + 112 >>> 2] = Number(plan.startDirection);
  int32[search2 + 116 >>> 2] = Number(plan.goalDirection);
  float64[search2 + 120 >>> 3] = plan.bq;
  float64[search2 + 128 >>> 3] = plan.cd;
  float64[search2 + 136 >>> 3] = plan.dl;
  float64[search2 + 144 >>> 3] = plan.bv;
  float64[search2 + 152 >>> 3] = plan.ab;
  float64[search2 + 160 >>> 3] = plan.hm;
  float64[search2 + 168 >>> 3] = plan.ku;
  float64[search2 + 176 >>> 3] = plan.maxCost;
  float64[search2 + 184 >>> 3] = plan.mt;
  int32[search2 + 192 >>> 2] = Number(plan.gated);
  int32[search2 + 196 >>> 2] = Number(plan.jm);
  int32[search2 + 200 >>> 2] = Number(plan.buckets);
  float64[search2 + 208 >>> 3] = plan.bucketsPerCost;
  int32[search2 + 216 >>> 2] = Number(plan.wholeStraight);
  int32[search2 + 220 >>> 2] = Number(plan.wholeDiagonal);
  int32[search2 + 224 >>> 2] = Number(plan.wholeLimit);
  int32[search2 + 228 >>> 2] = Number(plan.bucketShift);
  int32[search2 + 232 >>> 2] = Number(plan.maxExpansions);
  int32[search2 + 236 >>> 2] = Number(plan.maxOpen);
  int32[search2 + 240 >>> 2] = Number(plan.range);
  int32[search2 + 244 >>> 2] = Number(plan.partial);
  int32[search2 + 248 >>> 2] = Number(plan.lp);
  int32[search2 + 252 >>> 2] = Number(plan.cs);
  int32[search2 + 256 >>> 2] = Number(plan.ps);
  int32[search2 + 260 >>> 2] = Number(plan.check);
}
var WasmSearchEngine = class {
  constructor(kernel2, budget2 = new Budget()) {
    this.name = "wasm";
    this.plan = null;
    this.ls = false;
    this.kernel = kernel2;
    this.memory = new LinearMemory(this.kernel.memory);
    const room = new Room(this.kernel, budget2, {
      bytes: () => this.re(),
      drop: () => this.qf()
    });
    this.j = room;
    this.ci = new GridCopies(this.kernel, this.memory, room);
    this.host = {
      kernel: this.kernel,
      memory: this.memory,
      j: room,
      queries: null,
      bf: [],
      ic: (cells, plan) => this.ic(cells, plan),
      copyOf: (cells) => this.ci.copyOf(cells),
      search: () => this.search
    };
    this.search = room.ask(() => this.kernel.createSearch());
  }
  get memoryBytes() {
    return this.kernel.memory.buffer.byteLength;
  }
  solve(cells, plan, start, goal) {
    const address = this.ic(cells, plan);
    const solve2 = () => this.kernel.solve(this.search, address, start.x, start.y, goal.x, goal.y);
    const status = this.j.run(solve2, 7);
    return outcomeOf$1(this.memory, this.search, status, plan.cs);
  }
  re() {
    const { searchBytes } = this.kernel;
    return this.host.bf.reduce((sum, record) => sum + (searchBytes(record) >>> 0), searchBytes(this.search) >>> 0);
  }
  qf() {
    const idle = this.host.bf.pop();
    if (idle === void 0 && !this.ls) return false;
    this.kernel.releaseSearch(idle ?? this.search);
    if (idle === void 0) {
      this.ls = false;
      this.search = this.kernel.createSearch() >>> 0;
      if (this.plan !== null) writePlan(this.memory, this.search, this.plan);
      if (this.host.queries !== null) this.kernel.reserveQueries(0);
      this.host.queries = null;
    }
    return true;
  }
  ic(cells, plan) {
    const address = this.ci.lm(cells);
    this.ls = true;
    if (plan !== this.plan) {
      writePlan(this.memory, this.search, plan);
      this.plan = plan;
    }
    return address;
  }
};
function startKernel(source) {
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(bytesOf$1(source));
  return new WebAssembly.Instance(module).exports;
}
function bytesOf$1(source) {
  return typeof source === "function" ? source() : source;
}
var TwinPart = class {
  constructor() {
    this.part = null;
  }
  ei(part) {
    this.part = part;
  }
  get() {
    if (this.part === null) throw new RangeError(`engine "js" is needed (asked for by name, by a heuristic function, or because WebAssembly cannot run), and hotpath/lean leaves it out: import from 'hotpath' instead`);
    return this.part;
  }
};
const budget = /* @__PURE__ */ new Budget();
const running = /* @__PURE__ */ new Set();
var EngineChoice = class {
  constructor(startWasm) {
    this.gq = new TwinPart();
    this.po = startWasm;
  }
  fu(engine) {
    if (engine === "js") return this.mx();
    const wasm = this.ov();
    if (typeof wasm !== "string") return wasm;
    if (engine === "wasm") throw new RangeError(`engine is "wasm", which cannot run: ${wasm} Use engine 'auto'.`);
    return this.mx();
  }
  mx() {
    this.js ?? (this.js = this.gq.get()());
    return this.js;
  }
  ov() {
    this.wasm ?? (this.wasm = tryWasm(this.po));
    return this.wasm;
  }
  started() {
    return typeof this.wasm === "object" ? this.wasm : null;
  }
};
function tryWasm(start) {
  try {
    const engine = start();
    running.add(engine);
    return engine;
  } catch (error) {
    return `WebAssembly is missing or refused here (${error instanceof Error ? error.message : error}).`;
  }
}
const searchEngines = /* @__PURE__ */ new EngineChoice(() => new WasmSearchEngine(startKernel(kernel$1), budget));
let automatic = null;
function chooseEngine({ engine, heuristic }) {
  if (typeof heuristic !== "function") {
    if (engine !== "auto") return searchEngines.fu(engine);
    automatic ?? (automatic = searchEngines.fu(engine));
    return automatic;
  }
  if (engine !== "wasm") return searchEngines.mx();
  throw new RangeError(`engine is "wasm" and heuristic is a function: functions run on the js engine; use engine 'auto' or 'js', or a named heuristic`);
}
function carryOut(engine, cells, plan, start, goal) {
  var _a;
  return (plan.contracted ? (_a = CONTRACTED$1.of(cells)) == null ? void 0 : _a.answer(cells, plan, start, goal) : null) ?? engine.solve(cells, plan, start, goal);
}
function blockedAround(blocked, rowBytes, x, y) {
  const shift = x & 7;
  const north = y * rowBytes + (x >> 3);
  const here = north + rowBytes;
  const south = here + rowBytes;
  return (blocked[north] | blocked[north + 1] << 8) >> shift & 7 | ((blocked[here] | blocked[here + 1] << 8) >> shift & 7) << 3 | ((blocked[south] | blocked[south + 1] << 8) >> shift & 7) << 6;
}
function bitAt({ rowBytes }, x, y) {
  return (y + 1) * rowBytes * 8 + x + 1;
}
const STEP_X = /* @__PURE__ */ Int32Array.of(0, 1, 1, 1, 0, -1, -1, -1);
const STEP_Y = /* @__PURE__ */ Int32Array.of(-1, -1, 0, 1, 1, 1, 0, -1);
function directionOf$1(columns, rows) {
  if (rows === 0) return columns === 0 ? -1 : 4 - 2 * columns;
  return rows < 0 ? columns + 8 & 7 : 4 - columns;
}
const RULES = {
  never: 0,
  always: 1,
  ifAtMostOneObstacle: 2,
  onlyWhenNoObstacles: 3
};
const TABLE_BYTES = 4608;
const tables = [];
function dx(direction) {
  return STEP_X[direction];
}
function dy(direction) {
  return STEP_Y[direction];
}
function lowestBit(word) {
  return 31 - Math.clz32(word & -word);
}
function moveTable(rule, pruned) {
  const which = rule << 1 | Number(pruned);
  let table = tables[which];
  if (table === void 0) {
    table = new Uint8Array(TABLE_BYTES);
    for (let direction = 0; direction <= 8; direction++) for (let around2 = 0; around2 < 512; around2++) {
      if ((around2 >> 4 & 1) !== 0) continue;
      table[(direction << 9) + around2] = movesFrom(rule, pruned ? direction : 8, around2);
    }
    tables[which] = table;
  }
  return table;
}
function movesFrom(rule, direction, around2) {
  const ring = ringOf(around2);
  const legal = legalMoves(rule, ring);
  return direction === 8 ? legal : legal & worthwhile$1(rule, ring, direction);
}
const NEIGHBOURS = 57115937;
function ringOf(around2) {
  let ring = 0;
  for (let direction = 0; direction < 8; direction++) ring |= (around2 >> (NEIGHBOURS >> (direction << 2) & 15) & 1) << direction;
  return ring;
}
function seenAlong(direction, bits) {
  return (bits | bits << 8) >> (direction & 7) & 255;
}
function legalMoves(rule, ring) {
  const left = seenAlong(7, ring);
  const right = seenAlong(1, ring);
  let barred = 170;
  if (rule === 1) barred = 0;
  if (rule === 2) barred &= left & right;
  if (rule === 3) barred &= left | right;
  return ~(ring | barred) & 255;
}
function worthwhile$1(rule, ring, direction) {
  const ahead = seenAlong(direction, ring);
  const turnsAnyway = rule === 0 && (direction & 2) === 0;
  let moves = 1;
  if ((direction & 1) !== 0) moves |= 130 | ahead >> 1 & 4 | ahead << 1 & 64;
  else if (rule === 1 || rule === 2) moves |= ahead >> 1 & 2 | ahead << 1 & 128;
  else {
    if (turnsAnyway || (ahead & 8) !== 0) moves |= 6;
    if (turnsAnyway || (ahead & 32) !== 0) moves |= 192;
  }
  return seenAlong(8 - direction, moves);
}
function testBit(words, plane, bit) {
  return (words[plane + (bit >>> 5)] >>> (bit & 31) & 1) !== 0;
}
function writeBit(words, plane, bit, value) {
  const mask = 1 << (bit & 31);
  if (value) words[plane + (bit >>> 5)] |= mask;
  else words[plane + (bit >>> 5)] &= ~mask;
}
function distanceTo(words, plane, bit, sign) {
  const from = bit & 31;
  let at = plane + (bit >>> 5);
  let found2 = words[at] & (sign > 0 ? -2 << from : ~(-1 << from));
  let distance = sign > 0 ? -from : from - 31;
  while (found2 === 0) {
    at += sign;
    found2 = words[at];
    distance += 32;
  }
  return distance + (sign > 0 ? lowestBit(found2) : Math.clz32(found2));
}
function distanceToAny(words, a, b, c, bit, sign) {
  if (sign > 0) {
    const from2 = bit + 1;
    let at2 = from2 >>> 5;
    let found3 = (words[a + at2] | words[b + at2] | words[c + at2]) >>> (from2 & 31);
    let distance2 = 1;
    if (found3 === 0) distance2 -= from2 & 31;
    while (found3 === 0) {
      at2++;
      found3 = words[a + at2] | words[b + at2] | words[c + at2];
      distance2 += 32;
    }
    return lowestBit(found3) + distance2;
  }
  const from = bit - 1;
  let at = from >>> 5;
  let found2 = (words[a + at] | words[b + at] | words[c + at]) << 31 - (from & 31);
  let distance = 1;
  if (found2 === 0) distance += (from & 31) - 31;
  while (found2 === 0) {
    at--;
    found2 = words[a + at] | words[b + at] | words[c + at];
    distance += 32;
  }
  return Math.clz32(found2) + distance;
}
const CERTAIN = -1;
var Components = class {
  constructor(cells, diagonal) {
    const { height, rowBytes, blocked } = cells;
    const bits = (height + 1) * rowBytes * 8;
    this.cells = cells;
    this.diagonal = diagonal;
    this.labels = allocate(Int32Array, bits / 2);
    this.words = allocate(Int32Array, blocked.length + 3 >> 2);
    this.known = new Uint8Array(this.words.buffer);
    this.known.set(blocked);
    uniteRuns(this);
    this.jb = numberRoots(this);
    const capacity = this.jb + 64 + Math.floor(bits / 64);
    this.ez = allocate(Int32Array, capacity).fill(CERTAIN);
  }
};
function uniteRuns({ cells, diagonal, known, labels }) {
  const { height, rowBytes } = cells;
  const rowBits = rowBytes * 8;
  const corners = -diagonal;
  const end = (height + 1) * rowBytes;
  let start = 0;
  let startAbove = 0;
  let wallBefore = 0;
  let wallAboveBefore = 0;
  for (let at = rowBytes; at < end; at += 4) {
    const bit = at * 8;
    const wall = wordAt(known, at);
    const wallAbove = wordAt(known, at - rowBytes);
    if ((wall | wallAbove | wallBefore | wallAboveBefore) === 0) continue;
    const behind = wall << 1 | wallBefore >>> 31;
    const behindAbove = wallAbove << 1 | wallAboveBefore >>> 31;
    const starts = behind & ~wall;
    let touches = starts & ~(wallAbove & (behindAbove | ~corners)) | behindAbove & ~wallAbove & ~(wall & (behind | ~corners));
    for (let rest = starts; rest !== 0; rest &= rest - 1) {
      const first = rest & -rest;
      const run = ~wall & wall - first;
      const own = touches & (run | run << 1);
      let root = CERTAIN;
      if (own !== 0) {
        const touch = own & -own;
        const above = behindLast(wallAbove & touch - 1, bit, startAbove) - rowBits >>> 1;
        root = labels[above] < 0 ? above : labels[above];
        touches ^= touch;
      }
      labels[bit + lowestBit(first) >>> 1] = root;
    }
    for (; touches !== 0; touches &= touches - 1) {
      const before = (touches & -touches) - 1;
      const run = behindLast(wall & before, bit, start);
      const above = behindLast(wallAbove & before, bit, startAbove) - rowBits;
      unite(labels, run >>> 1, above >>> 1);
    }
    start = behindLast(wall, bit, start);
    startAbove = behindLast(wallAbove, bit, startAbove);
    wallBefore = wall;
    wallAboveBefore = wallAbove;
  }
}
function behindLast(walls, bit, before) {
  return walls === 0 ? before : bit + 32 - Math.clz32(walls);
}
function numberRoots({ cells, known, labels }) {
  const { height, rowBytes } = cells;
  const end = (height + 1) * rowBytes;
  let count = 0;
  let wallBefore = 0;
  for (let at = rowBytes; at < end; at += 4) {
    const wall = wordAt(known, at);
    for (let starts = (wall << 1 | wallBefore >>> 31) & ~wall; starts !== 0; starts &= starts - 1) {
      const slot = at * 8 + lowestBit(starts) >>> 1;
      const parent = labels[slot];
      labels[slot] = parent < 0 ? count++ : labels[parent];
    }
    wallBefore = wall;
  }
  return count;
}
function find(forest, label) {
  let at = label;
  for (; ; ) {
    const parent = forest[at];
    if (parent < 0) return at;
    const grandparent = forest[parent];
    if (grandparent < 0) return parent;
    forest[at] = grandparent;
    at = grandparent;
  }
}
function unite(forest, labelA, labelB) {
  const rootA = find(forest, labelA);
  const rootB = find(forest, labelB);
  if (rootA === rootB) return rootA;
  const root = Math.min(rootA, rootB);
  const child = Math.max(rootA, rootB);
  forest[root] = Math.min(forest[root], forest[child]);
  forest[child] = root;
  return root;
}
function wordAt(plane, byte) {
  return plane[byte] | plane[byte + 1] << 8 | plane[byte + 2] << 16 | plane[byte + 3] << 24;
}
const MOST_SIDES = 4;
const EAST = 2;
const WEST = 6;
let runsLeft = 0;
function areConnected(components, bitA, bitB) {
  return rootOfCell(components, bitA) === rootOfCell(components, bitB);
}
function isUncertain(components, bit) {
  return components.ez[rootOfCell(components, bit)] === -2;
}
function cellChanged(components, x, y) {
  const { cells, known, jb: labelCount, ez: forest } = components;
  const byte = cells.gv(x, y);
  const mask = 1 << (x + 1 & 7);
  const now2 = cells.blocked[byte];
  if (((known[byte] ^ now2) & mask) === 0) return true;
  if (labelCount + MOST_SIDES > forest.length) return false;
  known[byte] |= mask;
  const bit = bitAt(cells, x, y);
  const ring = ringOf(~blockedAround(known, cells.rowBytes, x, y));
  const sides = sidesOf(components, ring);
  if ((now2 & mask) !== 0) split(components, bit, ring, sides);
  else {
    join$1(components, bit, ring, sides);
    known[byte] ^= mask;
  }
  return true;
}
function startOf({ words }, bit) {
  return bit + 1 - distanceTo(words, 0, bit, -1);
}
function labelOfCell(components, bit) {
  return components.labels[startOf(components, bit) >>> 1];
}
function rootOfCell(components, bit) {
  return find(components.ez, labelOfCell(components, bit));
}
function addLabel(components) {
  return components.jb++;
}
function neighbourOf({ cells }, bit, directions) {
  const direction = lowestBit(directions);
  return bit + dx(direction) + dy(direction) * cells.rowBytes * 8;
}
function sidesOf({ diagonal }, ring) {
  const before = seenAlong(7, ring);
  const behind = seenAlong(1, ring);
  const arcs = diagonal !== 0 ? ring | before & behind & 170 : ring & (before | behind | -171);
  return arcs & ~seenAlong(7, arcs);
}
function join$1(components, bit, ring, sides) {
  const { ez: forest, labels } = components;
  const at = startOf(components, bit) >>> 1;
  let label = (ring >> WEST & 1) !== 0 ? labels[at] : addLabel(components);
  for (let rest = sides; rest !== 0; rest &= rest - 1) label = unite(forest, label, labelOfCell(components, neighbourOf(components, bit, rest)));
  labels[at] = label;
}
function split(components, bit, ring, sides) {
  const { ez: forest, labels } = components;
  const label = labelOfCell(components, bit);
  if ((ring >> EAST & 1) !== 0) labels[bit + 1 >>> 1] = label;
  if ((sides & sides - 1) === 0) return;
  const base = components.jb;
  const floods = [];
  runsLeft = 512;
  for (let rest = sides; rest !== 0; rest &= rest - 1) {
    const side = {
      label: addLabel(components),
      queue: [],
      l: 0
    };
    floods.push(side);
    enter(components, side, startOf(components, neighbourOf(components, bit, rest)));
  }
  let open;
  do {
    open = 0;
    for (const side of floods) open |= flood$1$1(components, base, side);
  } while ((open & open - 1) !== 0 && runsLeft > 0);
  let root = find(forest, label);
  for (let rest = open; rest !== 0; rest &= rest - 1) root = unite(forest, root, base + lowestBit(rest));
  if ((open & open - 1) !== 0) forest[root] = -2;
}
function flood$1$1(components, base, side) {
  if (side.l === side.queue.length) return 0;
  enterTouching(components, base, side);
  if (runsLeft > 0) side.l++;
  return 1 << find(components.ez, side.label) - base;
}
function enterTouching(components, base, side) {
  const { cells, diagonal, ez: forest, labels, words } = components;
  const start = side.queue[side.l];
  const rowBits = cells.rowBytes * 8;
  const end = start + distanceTo(words, 0, start, 1) + diagonal;
  for (let row = -rowBits; row <= rowBits; row += 2 * rowBits) {
    let at = start - diagonal + row;
    while (at < end + row) {
      const passable = ~words[at >>> 5] >>> (at & 31);
      if (passable === 0) {
        at += 32 - (at & 31);
        continue;
      }
      at += lowestBit(passable);
      if (at >= end + row) break;
      const run = startOf(components, at);
      const label = labels[run >>> 1];
      if (label >= base) unite(forest, label, side.label);
      else if (runsLeft > 0) enter(components, side, run);
      at += distanceTo(words, 0, at, 1);
    }
  }
}
function enter(components, side, start) {
  side.queue.push(start);
  components.labels[start >>> 1] = side.label;
  runsLeft--;
}
const METHODS$1 = [
  "none",
  "components",
  "in-view",
  "jump-points",
  "jump-points",
  "buckets",
  "a-star",
  "turns",
  "a-star",
  "contracted"
];
const FIRST_CAPACITY$2 = 128;
function clearHeap(list) {
  list.am = 0;
  list.an = false;
}
function hasRoom(list, more) {
  return list.am + more < list.be.length;
}
function grow(list, more) {
  const capacity = 2 * (list.be.length + more + FIRST_CAPACITY$2);
  const heapF = allocate(Float64Array, capacity);
  const heapPlace = allocate(Int32Array, capacity);
  heapF.set(list.be);
  heapPlace.set(list.bj);
  list.be = heapF;
  list.bj = heapPlace;
}
function reserve(list, more) {
  if (!hasRoom(list, more)) grow(list, more);
}
function isEmpty(list) {
  return list.am === 0 && !list.an;
}
function unpop(list, place) {
  list.bh = place;
  list.an = true;
}
function push$1(list, f, place) {
  if (list.an) siftUp(list);
  list.bb = f;
  list.bh = place;
  list.an = true;
}
function pop(list) {
  return popWithin(list, 0);
}
function popWithin(list, lead) {
  const { be: heapF, bj: heapPlace } = list;
  let size = list.am;
  if (list.an) {
    list.an = false;
    if (size === 0 || list.bb <= heapF[0] + lead) return list.bh;
    const place2 = heapPlace[0];
    const f = heapF[0];
    siftDown(heapF, heapPlace, size, list.bb, list.bh);
    list.bb = f;
    return place2;
  }
  const place = heapPlace[0];
  list.bb = heapF[0];
  list.am = --size;
  if (size > 0) siftDown(heapF, heapPlace, size, heapF[size], heapPlace[size]);
  return place;
}
function siftUp(list) {
  const { be: heapF, bj: heapPlace } = list;
  const f = list.bb;
  let index = list.am;
  list.am = index + 1;
  while (index > 0) {
    const parent = index - 1 >> 2;
    if (heapF[parent] < f) break;
    heapF[index] = heapF[parent];
    heapPlace[index] = heapPlace[parent];
    index = parent;
  }
  heapF[index] = f;
  heapPlace[index] = list.bh;
}
function siftDown(heapF, heapPlace, size, f, place) {
  let hole = 0;
  for (; ; ) {
    const first = (hole << 2) + 1;
    if (first >= size) break;
    let best = first;
    let bestF = heapF[first];
    const lastChild = Math.min(first + 3, size - 1);
    for (let child = first + 1; child <= lastChild; child++) if (heapF[child] < bestF) {
      best = child;
      bestF = heapF[child];
    }
    if (f <= bestF) break;
    heapF[hole] = bestF;
    heapPlace[hole] = heapPlace[best];
    hole = best;
  }
  heapF[hole] = f;
  heapPlace[hole] = place;
}
function namedEstimate({ bq: hSum, cd: hMin, dl: hLine }, dx2, dy2) {
  if (hLine !== 0) return hLine * Math.sqrt(dx2 * dx2 + dy2 * dy2);
  return hSum * (dx2 + dy2) + hMin * Math.min(dx2, dy2);
}
function cellsOutside(first, last, at) {
  return Math.max(Math.max(first - at, at - last), 0);
}
const NODE_BYTES = 12;
const DIRECTION$2 = 15;
const CLOSED = 16;
const EXPANDED = 32;
const LAST_GENERATION$1 = 4294967232;
const MOST_NODES = 2147483648;
function openNodes(search2, count) {
  if (search2.ad.length < count) {
    search2.gr = /* @__PURE__ */ new Int32Array(0);
    search2.ad = /* @__PURE__ */ new Float64Array(0);
    if (count >= MOST_NODES) throw outOfMemory(NODE_BYTES * count);
    search2.ad = allocate(Float64Array, count);
    search2.gr = new Int32Array(search2.ad.buffer);
  }
  openTags(search2, count);
}
function openWideNodes(search2, count) {
  if (search2.gr.length < count) search2.gr = allocate(Int32Array, count);
  openTags(search2, count);
}
function openTags(search2, count) {
  if (search2.aq.length < count) {
    search2.aq = /* @__PURE__ */ new Uint32Array(0);
    search2.m = 0;
    search2.aq = allocate(Uint32Array, count);
  }
  if (search2.m === LAST_GENERATION$1) {
    search2.aq.fill(0);
    search2.m = 0;
  }
  search2.m += 64;
}
function planeOf(direction) {
  return 8 - direction;
}
function isReached(tag, generation) {
  return tag >= generation;
}
function isClosed(tag) {
  return (tag & CLOSED) !== 0;
}
function directionOf(tag) {
  return tag & DIRECTION$2;
}
function reached(generation, direction) {
  return generation + direction;
}
function closed(tag) {
  return tag | 48;
}
function expansionOf(tag) {
  return tag & EXPANDED;
}
var Borders = class {
  constructor(cells) {
    this.count = 0;
    this.plane = allocate(Uint8Array, cells.blocked.length);
    const { width, height } = cells;
    const { classes, costs, hasClasses } = cells.terrain;
    const values = hasClasses ? classes : costs;
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      const value = values[cell];
      if (x + 1 < width && values[cell + 1] !== value) this.compare(cells, x, y, 1, 0);
      if (y + 1 === height) continue;
      if (values[cell + width] !== value) this.compare(cells, x, y, 0, 1);
      if (x > 0 && values[cell + width - 1] !== value) this.compare(cells, x, y, -1, 1);
      if (x + 1 < width && values[cell + width + 1] !== value) this.compare(cells, x, y, 1, 1);
    }
  }
  compare(cells, x, y, stepX, stepY) {
    if (cells.isBlocked(x, y) || cells.isBlocked(x + stepX, y + stepY)) return;
    this.mark(cells, x, y, true);
    this.mark(cells, x + stepX, y + stepY, true);
  }
  mark(cells, x, y, isBorder2) {
    const byte = cells.gv(x, y);
    const bit = 1 << (x + 1 & 7);
    if ((this.plane[byte] & bit) === (isBorder2 ? bit : 0)) return;
    this.plane[byte] ^= bit;
    this.count += isBorder2 ? 1 : -1;
  }
  update(cells, x, y) {
    const { width, height } = cells;
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) for (let column2 = Math.max(x - 1, 0); column2 <= Math.min(x + 1, width - 1); column2++) this.mark(cells, column2, row, !cells.isBlocked(column2, row) && differsAround(cells, column2, row));
  }
};
function areFew({ count }, { width, height }) {
  return count * 4 <= width * height;
}
function differsAround(cells, x, y) {
  const { width, height } = cells;
  const terrain = cells.terrain;
  const cost = costAt(terrain, y * width + x);
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) for (let column2 = Math.max(x - 1, 0); column2 <= Math.min(x + 1, width - 1); column2++) if (!cells.isBlocked(column2, row) && costAt(terrain, row * width + column2) !== cost) return true;
  return false;
}
const DIRECTION$1 = 7;
function listLength(lists, list) {
  return lists[list + 3];
}
function listStart(list) {
  return list + 4;
}
function targetOf(successor) {
  return successor & -8;
}
function arrivalOf(successor) {
  return successor & DIRECTION$1;
}
var Lines = class {
  constructor(count, cells, alongX, slant2) {
    this.blocked = 0;
    this.count = count + 2;
    this.words = cells + 33 >> 5;
    const across = this.words * 32;
    const along = 1 + slant2 * across;
    this.bo = this.count * across;
    this.kc = alongX ? along : across;
    this.ld = alongX ? across : along;
  }
};
var Ray = class {
  constructor(lines, direction, turn, sweeps) {
    this.ends = 0;
    this.jr = 0;
    this.jt = 0;
    this.lines = lines;
    this.dd = dx(direction);
    this.fp = dy(direction);
    this.sign = this.dd * lines.kc + this.fp * lines.ld;
    this.fq = sweeps;
    this.je = direction - turn & 7;
    this.jp = direction + turn & 7;
    this.ot = 1 << direction | (sweeps ? 1 << this.je | 1 << this.jp : 0);
  }
};
var Planes = class {
  constructor(cells, rule, bordered) {
    this.bd = 0;
    this.pj = /* @__PURE__ */ new Int32Array(8);
    const { width, height } = cells;
    const longer2 = Math.max(width, height);
    const shorter = Math.min(width, height);
    this.cells = cells;
    this.rule = rule;
    this.u = moveTable(rule, true);
    this.ia = width <= height;
    this.lines = [
      new Lines(height, width, true, 0),
      new Lines(width, height, false, 0),
      new Lines(longer2, shorter, this.ia, -1),
      new Lines(longer2, shorter, this.ia, 1)
    ];
    this.pb = Array.from({ length: 8 }, (_, direction) => {
      const orientation = orientationOf(direction);
      const sweeps = rule === 0 ? orientation === 1 : (direction & 1) !== 0;
      return new Ray(this.lines[orientation], direction, rule === 0 ? 2 : 1, sweeps);
    });
    let end = handOut(this);
    if (bordered) {
      this.bd = end;
      end += linesOf(this, 0).bo / 32;
    }
    this.words = allocate(Int32Array, end + 1);
  }
};
function rayOf(planes, direction) {
  return planes.pb[direction];
}
function linesOf(planes, orientation) {
  return planes.lines[orientation];
}
function seesPlane(planes, direction, copy) {
  return planes.pj[(direction & 6) + copy];
}
function isFourConnected(planes) {
  return planes.rule === 0;
}
function handOut(planes) {
  let next = 1;
  const take = (lines) => {
    next += lines.bo / 32;
    return next - lines.bo / 32;
  };
  const diagonals = Number(!isFourConnected(planes));
  linesOf(planes, 0).blocked = take(linesOf(planes, 0));
  linesOf(planes, 1).blocked = take(linesOf(planes, 1));
  for (let jump2 = diagonals ? 0 : 2; jump2 < 8; jump2 += 4 - 2 * diagonals) for (let copy = 0; copy <= diagonals; copy++) planes.pj[jump2 + copy] = take(linesOf(planes, diagonals ? 2 : 1));
  for (let direction = 0; direction < 8; direction += 2 - diagonals) {
    const ray = rayOf(planes, direction);
    ray.ends = take(ray.lines);
    if (!ray.fq) continue;
    const copy = Number(ray.lines === linesOf(planes, 3));
    ray.jr = seesPlane(planes, ray.je, copy);
    ray.jt = seesPlane(planes, ray.jp, copy);
  }
  return next;
}
function isBorder(planes, x, y) {
  return planes.bd !== 0 && testBit(planes.words, planes.bd, bitOf(linesOf(planes, 0), x, y));
}
function orientationOf(direction) {
  if (direction & 1) return direction & 2 ? 2 : 3;
  return direction & 2 ? 0 : 1;
}
function stepAlong(lines, direction) {
  return dx(direction) * lines.kc + dy(direction) * lines.ld;
}
function bitOf(lines, x, y) {
  return wrapped(lines, (x + 1) * lines.kc + (y + 1) * lines.ld);
}
function wrapped({ bo: bits }, bit) {
  if (bit >= 0) return bit < bits ? bit : bit - bits;
  return bit + bits;
}
function surroundings(planes, x, y) {
  const { words } = planes;
  const rows = linesOf(planes, 0);
  const north = rows.blocked + y * rows.words + (x >> 5);
  return threeBits(words, north, x) | threeBits(words, north + rows.words, x) << 3 | threeBits(words, north + 2 * rows.words, x) << 6;
}
function threeBits(words, at, x) {
  return (words[at] >>> (x & 31) | words[at + 1] << 1 << 31 - (x & 31)) & 7;
}
function movesAt$1(planes, direction, x, y) {
  return planes.u[(direction << 9) + surroundings(planes, x, y)];
}
function forcedMoves(planes, direction, x, y) {
  return movesAt$1(planes, direction, x, y) & ~rayOf(planes, direction).ot;
}
const UNKNOWN = 2147483647;
var View = class {
  constructor() {
    this.goalX = 0;
    this.goalY = 0;
    this.free = /* @__PURE__ */ new Int32Array(4);
  }
};
function setView(view, goalX, goalY) {
  view.goalX = goalX;
  view.goalY = goalY;
  view.free.fill(UNKNOWN);
}
function isInView(planes, view, x, y) {
  const awayX = view.goalX - x;
  const awayY = view.goalY - y;
  const columns = Math.abs(awayX);
  const rows = Math.abs(awayY);
  const along = view.free[awayX > 0 ? 3 : 1];
  if (isFourConnected(planes)) return columns <= along && isClear(planes, view, x, y);
  const across = view.free[awayY > 0 ? 0 : 2];
  return Math.max(columns, rows) - Math.min(columns, rows) <= (columns > rows ? along : across) && isClear(planes, view, x, y);
}
function isClear(planes, view, x, y) {
  const awayX = view.goalX - x;
  const awayY = view.goalY - y;
  const columns = Math.abs(awayX);
  const rows = Math.abs(awayY);
  const fourConnected = isFourConnected(planes);
  const swept = fourConnected ? rows : Math.min(columns, rows);
  const jumped = fourConnected ? columns : Math.max(columns, rows) - swept;
  if (jumped !== 0) {
    if (jumped > freeCells(planes, view, fourConnected || columns > rows ? awayX > 0 ? 6 : 2 : awayY > 0 ? 0 : 4)) return false;
  }
  if (swept === 0) return true;
  return isSweepFree(planes, x, y, fourConnected ? awayY < 0 ? 0 : 4 : diagonalTowards(awayX, awayY), swept);
}
function freeCells(planes, { free, goalX, goalY }, direction) {
  const known = direction >> 1;
  if (free[known] === UNKNOWN) {
    const ray = rayOf(planes, direction);
    const bit = bitOf(ray.lines, goalX, goalY);
    free[known] = planes.bd !== 0 ? distanceTo(planes.words, rayOf(planes, direction ^ 4).ends, bit, ray.sign) : distanceTo(planes.words, ray.lines.blocked, bit, ray.sign) - 1;
  }
  return free[known];
}
function isSweepFree(planes, x, y, direction, steps) {
  const { words } = planes;
  const ray = rayOf(planes, direction);
  const bit = bitOf(ray.lines, x, y);
  if (testBit(words, ray.ends, bit) && !isLegal$1(planes, x, y, direction)) return false;
  return steps === 1 || distanceTo(words, ray.ends, bit, ray.sign) >= steps;
}
function isLegal$1(planes, x, y, direction) {
  if (planes.bd === 0 && (planes.rule === 0 || planes.rule === 3)) return false;
  return (movesAt$1(planes, 8, x, y) >> direction & 1) !== 0;
}
function diagonalTowards(awayX, awayY) {
  if (awayY < 0) return awayX > 0 ? 1 : 7;
  return awayX > 0 ? 3 : 5;
}
const POINT_WORDS = 8;
const TAG = 2;
const PARENT = 3;
const X = 4;
const Y = 5;
const FIRST_POINT = 24;
const FIRST_LIST = 1;
const LAST_GENERATION = 2147483584;
const FIRST_CAPACITY$1 = 1024;
const MOST_WORDS = 2147483640;
var Jumps = class {
  constructor(planes) {
    this.view = new View();
    this.m = 0;
    this.lb = FIRST_POINT;
    this.br = FIRST_LIST;
    this.ip = 0;
    this.nq = 1;
    this.oldest = 0;
    this.straight = 0;
    this.diagonal = 0;
    this.mr = 0;
    const { width, height } = planes.cells;
    this.planes = planes;
    this.points = allocate(Int32Array, width * height);
    this.bp = allocate(Float64Array, 512);
    this.ae = new Int32Array(this.bp.buffer);
    this.aa = allocate(Int32Array, FIRST_CAPACITY$1);
    this.found = allocate(Int32Array, FIRST_CAPACITY$1);
  }
};
function nextGeneration(jumps) {
  const { points } = jumps;
  jumps.m = Math.max(jumps.m, jumps.oldest);
  const wraps = jumps.m === LAST_GENERATION;
  const words = jumps.lb + jumps.br;
  if (wraps || words > Math.max(points.length * 4, 4194304)) {
    jumps.lb = FIRST_POINT;
    jumps.br = FIRST_LIST;
    points.fill(0);
  }
  if (wraps) {
    jumps.m = 0;
    jumps.oldest = 0;
    jumps.ae.fill(0, 0, FIRST_POINT);
  }
  jumps.m += 64;
}
function takePoint(jumps) {
  const point = jumps.lb;
  const end = point + POINT_WORDS;
  if (end > jumps.ae.length) {
    const doubles = allocate(Float64Array, grown(jumps.ae.length, end) >> 1);
    doubles.set(jumps.bp);
    jumps.bp = doubles;
    jumps.ae = new Int32Array(doubles.buffer);
  }
  jumps.lb = end;
  return point;
}
function takeList(jumps, count) {
  const list = jumps.br;
  const end = list + 4 + count;
  if (end > jumps.aa.length) {
    const longer2 = allocate(Int32Array, grown(jumps.aa.length, end));
    longer2.set(jumps.aa);
    jumps.aa = longer2;
  }
  jumps.br = end;
  return list;
}
function grown(capacity, needed) {
  if (needed > MOST_WORDS) throw outOfMemory(needed * 4);
  return Math.min(Math.max(capacity * 2, needed), MOST_WORDS);
}
function tagOf(records, point) {
  return records[point + TAG];
}
function setTag(records, point, tag) {
  records[point + TAG] = tag;
}
function gOf(doubles, point) {
  return doubles[point >> 1];
}
function setG(doubles, point, g) {
  doubles[point >> 1] = g;
}
function xOf(records, point) {
  return records[point + X];
}
function yOf(records, point) {
  return records[point + Y];
}
function parentOf(records, point) {
  return records[point + PARENT];
}
function setParent(records, point, parent) {
  records[point + PARENT] = parent;
}
function setPlace(records, point, x, y) {
  records[point + X] = x;
  records[point + Y] = y;
}
function pointAt(jumps, x, y) {
  const slot = y * jumps.planes.cells.width + x;
  let point = jumps.points[slot];
  if (point !== 0) return point;
  point = takePoint(jumps);
  const { ae: records } = jumps;
  setTag(records, point, 0);
  setPlace(records, point, x, y);
  records[point + 6] = 0;
  records[point + 7] = 0;
  jumps.points[slot] = point;
  return point;
}
function unlink({ ae: records, aa: lists }, point, list) {
  let before = records[point + 6];
  if (before === list) {
    records[point + 6] = lists[list];
    return;
  }
  while (lists[before] !== list) before = lists[before];
  lists[before] = lists[list];
}
function forgetPoint({ points, ae: records, aa: lists }, cell) {
  const point = points[cell];
  if (point === 0) return;
  records[point + 7] = 0;
  for (let list = records[point + 6]; list !== 0; list = lists[list]) lists[list + 1] = 0;
}
function forgetAll(jumps) {
  jumps.nq++;
  jumps.oldest = jumps.m === LAST_GENERATION ? 0 : jumps.m + 64;
}
function setCosts(jumps, straight2, diagonal, mostG) {
  if (jumps.straight === straight2 && jumps.diagonal === diagonal && jumps.mr === mostG) return;
  jumps.straight = straight2;
  jumps.diagonal = diagonal;
  jumps.mr = mostG;
  forgetAll(jumps);
}
function renewPoint({ ae: records, oldest, m: generation }, point) {
  if (tagOf(records, point) >= oldest) return;
  records[point + 7] = 0;
  setTag(records, point, generation - 64);
}
function graphOf(search2) {
  return search2.jumps;
}
const NOISE = 14210854715202004e-30;
const BEYOND_NOISE = 0.9999999999999858;
function openMoves(cells, rule, x, y, moves, into) {
  let open = 0;
  for (let left = moves; left !== 0; left &= left - 1) {
    const move = lowestBit(left);
    if (into ? isMoveOpen(cells, rule, x + STEP_X[move], y + STEP_Y[move], move ^ 4) : isMoveOpen(cells, rule, x, y, move)) open |= 1 << move;
  }
  return open;
}
function isMoveOpen(cells, rule, x, y, move) {
  if (!isExitOpen(cells, x, y, move)) return false;
  if ((move & 1) === 0 || rule === 1) return true;
  const left = isWayOpen(cells, x, y, move + 7 & 7, move + 1 & 7);
  const right = isWayOpen(cells, x, y, move + 1 & 7, move + 7 & 7);
  return rule === 3 ? left && right : left || right;
}
function isWayOpen(cells, x, y, first, second) {
  const besideX = x + STEP_X[first];
  const besideY = y + STEP_Y[first];
  if (!isExitOpen(cells, x, y, first) || cells.isBlocked(besideX, besideY)) return false;
  return isExitOpen(cells, besideX, besideY, second);
}
function isExitOpen({ closedExits, width }, x, y, move) {
  return (closedExits.at(y * width + x) >> move & 1) === 0;
}
const BLOCK = /* @__PURE__ */ new Int32Array(32);
let column = /* @__PURE__ */ new Int32Array(0);
function buildPlanes(planes, found2) {
  const { words } = planes;
  const rows = linesOf(planes, 0);
  const columns = linesOf(planes, 1);
  const size = Math.max(rows.bo, columns.bo) / 32;
  const scratch = allocate(Int32Array, size);
  const spare2 = allocate(Int32Array, size);
  column = allocate(Int32Array, linesOf(planes, 2).count + 31);
  copyRows(planes, planes.cells.blocked, rows.blocked, -1);
  transpose(words.subarray(rows.blocked), rows, words.subarray(columns.blocked), columns);
  const borders = [];
  if (found2 !== null) {
    copyRows(planes, found2.plane, planes.bd, 0);
    borders.push(words.subarray(planes.bd), allocate(Int32Array, size));
    transpose(borders[0], rows, borders[1], columns);
  }
  for (let direction = 0; direction < 8; direction += 2) {
    fillEnds(planes, direction);
    const { ends, lines } = rayOf(planes, direction);
    if (found2 !== null) addBits(words.subarray(ends), borders[(direction & 2) !== 0 ? 0 : 1], lines);
  }
  for (let direction = 0; direction < 8; direction++) if ((direction & 1) === 0) fillSees(planes, direction, scratch, spare2);
  else if (!isFourConnected(planes)) fillHalts(planes, direction, scratch, borders[planes.ia ? 0 : 1]);
}
function copyRows(planes, bytes, first, rest) {
  const { rowBytes } = planes.cells;
  const { count, words } = linesOf(planes, 0);
  const behindRow = rowBytes < 4 ? rest << (rowBytes << 3) : 0;
  for (let line = 0; line < count; line++) for (let word = 0; word < words; word++) {
    const byte = line * rowBytes + word * 4;
    planes.words[first + line * words + word] = bytes[byte] | bytes[byte + 1] << 8 | bytes[byte + 2] << 16 | bytes[byte + 3] << 24 | behindRow;
  }
}
function shifted$1(words, at, from) {
  if (from < 0) return words[at] << 1 | words[at - 1] >>> 31;
  return words[at] >>> 1 | words[at + 1] << 31;
}
function fillEnds(planes, direction) {
  const { rule, words } = planes;
  const { ends, lines, sign, fq: sweeps } = rayOf(planes, direction);
  const first = ends + lines.words;
  const last = ends + lines.bo / 32 - lines.words;
  words.fill(-1, ends, first);
  for (let at = first; at < last; at++) {
    const here = lines.blocked + at - ends;
    const next = shifted$1(words, here, sign);
    let forced = forcedBeside(rule, words, here - lines.words, sign) | forcedBeside(rule, words, here + lines.words, sign);
    if (rule === 2) forced &= ~next;
    words[at] = sweeps ? next : words[here] | forced;
  }
  words.fill(-1, last, last + lines.words);
}
function forcedBeside(rule, words, beside, sign) {
  const word = words[beside];
  if (rule === 0 || rule === 3) return shifted$1(words, beside, -sign) & ~word;
  return word & ~shifted$1(words, beside, sign);
}
function fillSees(planes, direction, scratch, spare2) {
  const ray = rayOf(planes, direction);
  if (ray.fq) return;
  seeAlong(planes.words, ray, scratch);
  const alongRows = (direction & 2) !== 0;
  const across = linesOf(planes, alongRows ? 1 : 0);
  if (isFourConnected(planes)) {
    transpose(scratch, ray.lines, planes.words.subarray(seesPlane(planes, direction, 0)), across);
    return;
  }
  let source = scratch;
  if (alongRows !== planes.ia) {
    transpose(scratch, ray.lines, spare2, across);
    source = spare2;
  }
  slant(planes, source, seesPlane(planes, direction, 0), 1);
  slant(planes, source, seesPlane(planes, direction, 1), -1);
}
function seeAlong(words, { ends, lines, sign }, sees2) {
  const back = sign > 0 ? 31 : 1;
  const edge = sign > 0 ? 1 << 31 : 1;
  const last = lines.bo / 32 - 1;
  let beyond = 0;
  for (let k = 0; k <= last; k++) {
    const at = sign > 0 ? last - k : k;
    const stop = words[ends + at];
    const jumpPoint = stop & ~words[lines.blocked + at];
    let seen = rotl(jumpPoint, back) & ~edge | beyond;
    let open = ~(rotl(stop, back) | edge);
    for (let turn = back, round = 0; round < 5; round++, turn <<= 1) {
      seen |= open & rotl(seen, turn);
      open &= rotl(open, turn);
    }
    sees2[at] = seen;
    beyond = rotl((rotl(stop, back) & edge) !== 0 ? jumpPoint : seen, back) & edge;
  }
}
function rotl(word, bits) {
  return word << bits | word >>> -bits;
}
function addBits(plane, bits, lines) {
  for (let at = 0; at < lines.bo / 32; at++) plane[at] |= bits[at];
}
function fillHalts(planes, direction, scratch, borders) {
  const { rule, ia: tall, words } = planes;
  const lines = linesOf(planes, tall ? 0 : 1);
  const along = tall ? dx(direction) : dy(direction);
  const across = (tall ? dy(direction) : dx(direction)) * lines.words;
  const size = lines.bo / 32;
  scratch.fill(-1);
  for (let at = lines.words; at < size - lines.words; at++) {
    const here = lines.blocked + at;
    const ahead = here + across;
    const behind = here - across;
    const sideAlong = shifted$1(words, here, along);
    const sideAcross = words[ahead];
    let halt = shifted$1(words, ahead, along);
    if (rule === 3) halt |= sideAlong | sideAcross;
    else {
      let forcedBehind = words[behind] & ~shifted$1(words, behind, along);
      let forcedBack = shifted$1(words, here, -along) & ~shifted$1(words, ahead, -along);
      if (rule === 2) {
        halt |= sideAlong & sideAcross;
        forcedBehind &= ~sideAlong;
        forcedBack &= ~sideAcross;
      }
      halt |= forcedBehind | forcedBack;
    }
    scratch[at] = halt;
  }
  if (borders !== void 0) addBits(scratch, borders, lines);
  slant(planes, scratch, rayOf(planes, direction).ends, (direction & 2) !== 0 ? 1 : -1);
}
function slant(planes, source, first, sign) {
  const { count, words } = linesOf(planes, 2);
  for (let word = 0; word < words; word++) {
    let length = count + 31;
    let from = sign * word * 32 % count;
    if (from < 0) from += count;
    for (let k = 0; k < length; k++) {
      column[k] = source[from * words + word];
      from += sign;
      if (from < 0 || from === count) from -= sign * count;
    }
    for (let distance = 1; distance < 32; distance <<= 1) {
      const mask = 4294967295 / ((1 << distance) + 1) << distance;
      length -= distance;
      for (let k = 0; k < length; k++) column[k] = column[k] & ~mask | column[k + distance] & mask;
    }
    for (let k = 0; k < count; k++) {
      const line = sign > 0 || k === 0 ? k : count - k;
      planes.words[first + line * words + word] = column[k];
    }
  }
}
function transpose(source, from, target, to) {
  for (let line = 0; line < to.words * 32; line += 32) for (let first = 0; first < to.count; first += 32) {
    for (let k = 0; k < 32; k++) BLOCK[k] = line + k < from.count ? source[(line + k) * from.words + (first >> 5)] : -1;
    transposeBlock();
    const last = Math.min(32, to.count - first);
    for (let k = 0; k < last; k++) target[(first + k) * to.words + (line >> 5)] = BLOCK[k];
  }
}
function transposeBlock() {
  let mask = 65535;
  for (let size = 16; size > 0; size >>= 1) {
    for (let k = 0; k < 32; k = (k | size) + 1 & ~size) {
      const exchange = (BLOCK[k] >>> size ^ BLOCK[k + size]) & mask;
      BLOCK[k] ^= exchange << size;
      BLOCK[k + size] ^= exchange;
    }
    mask ^= mask << (size >> 1);
  }
}
let cellsLeft = 0;
function updatePlanes(jumps, changes, borders) {
  const { width, height } = jumps.planes.cells;
  cellsLeft = Math.min(changes.length * CELLS_A_CHANGE, width * height >> 2);
  for (let i = 0; i < changes.length; i++) updateCell(jumps, changes[i] % width, Math.floor(changes[i] / width), borders);
  if (cellsLeft < 0) forgetAll(jumps);
}
function updateCell(jumps, x, y, borders) {
  const { planes } = jumps;
  const { words } = planes;
  const rows = linesOf(planes, 0);
  const columns = linesOf(planes, 1);
  const blocked = planes.cells.isBlocked(x, y);
  const rowBit = bitOf(rows, x, y);
  const isChanged = testBit(words, rows.blocked, rowBit) !== blocked;
  if (!isChanged && borders === null) return;
  writeBit(words, rows.blocked, rowBit, blocked);
  writeBit(words, columns.blocked, bitOf(columns, x, y), blocked);
  if (borders !== null) copyBorders(planes, borders, x, y);
  for (let direction = 0; direction < 8; direction++) {
    const { ends, sign } = rayOf(planes, direction);
    if (ends === 0) continue;
    for (let i = 4 * sign; i !== -5 * sign; i -= sign) updateEnd(jumps, direction, x + (i + 4) % 3 - 1, y + Math.floor((i + 4) / 3) - 1, isChanged && i === 0);
  }
}
function copyBorders(planes, { plane }, x, y) {
  const { cells, words } = planes;
  const rows = linesOf(planes, 0);
  for (let row = y - 1; row <= y + 1; row++) for (let column2 = x - 1; column2 <= x + 1; column2++) {
    if (isOutside(planes, column2, row)) continue;
    const isBorder2 = (plane[cells.gv(column2, row)] >> (column2 + 1 & 7) & 1) === 1;
    writeBit(words, planes.bd, bitOf(rows, column2, row), isBorder2);
  }
}
function isOutside({ cells }, x, y) {
  return x < 0 || y < 0 || x >= cells.width || y >= cells.height;
}
function updateEnd(jumps, direction, x, y, isChanged) {
  const { planes } = jumps;
  if (isOutside(planes, x, y)) return;
  const { words } = planes;
  const rows = linesOf(planes, 0);
  const ray = rayOf(planes, direction);
  const bit = bitOf(ray.lines, x, y);
  const ended = testBit(words, ray.ends, bit);
  const ends = (ray.fq ? (movesAt$1(planes, 8, x, y) >> direction & 1) === 0 : testBit(words, rows.blocked, bitOf(rows, x, y))) || forcedMoves(planes, direction, x, y) !== 0 || isBorder(planes, x, y);
  writeBit(words, ray.ends, bit, ends);
  forgetPoint(jumps, y * planes.cells.width + x);
  if (ray.fq) {
    if (ended || ends) forgetSweep(jumps, direction, x, y);
  } else if (isChanged || ended !== ends) updateRun(jumps, direction, x, y);
}
function updateRun(jumps, direction, x, y) {
  const { planes } = jumps;
  const ray = rayOf(planes, direction);
  const length = cellsBehind(planes, direction, x, y);
  cellsLeft -= Math.floor(length * length / 8);
  if (!isFourConnected(planes)) rewriteSees(planes, direction, 1, x, y, length);
  const concerned = rewriteSees(planes, direction, 0, x, y, length);
  for (let left = concerned ? length : 0; left > 0 && cellsLeft >= 0; left--) {
    x -= ray.dd;
    y -= ray.fp;
    forgetPoint(jumps, y * planes.cells.width + x);
    forgetSweep(jumps, ray.je, x, y);
    forgetSweep(jumps, ray.jp, x, y);
  }
}
function cellsBehind(planes, direction, x, y) {
  const { ends, lines, sign, dd: stepX, fp: stepY } = rayOf(planes, direction);
  const clear = distanceTo(planes.words, ends, bitOf(lines, x, y), -sign);
  return Math.min(clear, toEdge(stepX, x, planes.cells.width), toEdge(stepY, y, planes.cells.height));
}
function toEdge(step, at, size) {
  return step > 0 ? at : step < 0 ? size - 1 - at : Infinity;
}
function rewriteSees(planes, direction, copy, x, y, length) {
  const { words } = planes;
  const ray = rayOf(planes, direction);
  const lines = linesOf(planes, isFourConnected(planes) ? 1 : 2 + copy);
  const plane = seesPlane(planes, direction, copy);
  const step = stepAlong(lines, direction);
  const ahead = bitOf(ray.lines, x, y);
  let bit = bitOf(lines, x, y);
  const sees2 = testBit(words, ray.ends, ahead) ? !testBit(words, ray.lines.blocked, ahead) : testBit(words, plane, bit);
  if (testBit(words, plane, wrapped(lines, bit - step)) === sees2) return sees2;
  for (let walked = 0; walked < length; walked++) {
    bit -= step;
    if (bit < 0 || bit >= lines.bo) bit = wrapped(lines, bit);
    words[plane + (bit >>> 5)] ^= 1 << (bit & 31);
  }
  return true;
}
function forgetSweep(jumps, direction, x, y) {
  if (cellsLeft < 0) return;
  const { planes } = jumps;
  const ray = rayOf(planes, direction);
  const { width } = planes.cells;
  const steps = cellsBehind(planes, direction, x, y);
  cellsLeft -= steps + 1;
  if (cellsLeft < 0) return;
  const step = ray.fp * width + ray.dd;
  for (let walked = 1; walked <= steps; walked++) forgetPoint(jumps, y * width + x - walked * step);
}
var Prepared = class {
  constructor({ blockedJournal, terrainJournal }) {
    this.rm = { ah: 0 };
    this.components = {
      follower: new Follower([blockedJournal], true),
      made: []
    };
    this.jumps = {
      follower: new Follower([blockedJournal], true),
      made: []
    };
    this.jx = {
      follower: new Follower([blockedJournal, terrainJournal], true),
      made: [],
      bd: null
    };
  }
  release() {
  }
};
const PREPARED = /* @__PURE__ */ new Slot();
function preparedBefore(cells) {
  return PREPARED.of(cells);
}
function preparedOf(cells) {
  const known = PREPARED.of(cells);
  if (known !== null) return known;
  const prepared = new Prepared(cells);
  PREPARED.set(cells, prepared);
  return prepared;
}
function keptComponents(cells) {
  const { components } = preparedOf(cells);
  bringUpToDate(components, Infinity, cellsChanged);
  return components.made;
}
function componentsOf(cells, rule) {
  const made = keptComponents(cells);
  const diagonal = Number(rule === 1);
  made[diagonal] ?? (made[diagonal] = new Components(cells, diagonal));
  return made[diagonal];
}
function renewComponents(cells, rule) {
  delete preparedOf(cells).components.made[Number(rule === 1)];
  return componentsOf(cells, rule);
}
function knownComponents(cells, rule) {
  return keptComponents(cells)[Number(rule === 1)] ?? null;
}
function bordersOf(cells) {
  const { jx: bordered } = preparedOf(cells);
  followBorders(bordered, cells);
  bordered.bd ?? (bordered.bd = new Borders(cells));
  return bordered.bd;
}
function jumpsOf(cells, rule, bordered) {
  const borders = bordered ? bordersOf(cells) : null;
  const { made } = graphsOf(cells, bordered);
  const slot = planeRule(cells, rule);
  made[slot] ?? (made[slot] = makeJumps(cells, slot, borders));
  return made[slot];
}
function graphsOf(cells, bordered) {
  const prepared = preparedOf(cells);
  if (bordered) return prepared.jx;
  bringUpToDate(prepared.jumps, mostPending(cells), (jumps, changes) => updatePlanes(jumps, changes, null));
  return prepared.jumps;
}
function readyJumps(cells, rule) {
  var _a;
  const jumps = (_a = preparedBefore(cells)) == null ? void 0 : _a.jumps;
  return (jumps == null ? void 0 : jumps.follower.isCurrent()) ? jumps.made[planeRule(cells, rule)] ?? null : null;
}
function hasJumps(cells, rule) {
  var _a;
  return ((_a = preparedBefore(cells)) == null ? void 0 : _a.jumps.made[planeRule(cells, rule)]) !== void 0;
}
function walksOf(cells) {
  return preparedOf(cells).rm;
}
function takeJumps(cells, rule, bordered) {
  const jumps = jumpsOf(cells, rule, bordered);
  delete graphsOf(cells, bordered).made[planeRule(cells, rule)];
  return jumps;
}
function planeRule({ width, height }, rule) {
  return width === 1 || height === 1 ? 0 : rule;
}
function makeJumps(cells, rule, borders) {
  const planes = new Planes(cells, rule, borders !== null);
  buildPlanes(planes, borders);
  return new Jumps(planes);
}
function mostPending({ width, height }) {
  return Math.min((width * height >> 11) + 8, MOST_PENDING);
}
function followBorders(kept, cells) {
  const { follower, bd: borders } = kept;
  if (follower.isCurrent()) return;
  const lists = follower.changes(mostPending(cells));
  follower.mark();
  if (borders === null || lists === null) {
    kept.bd = null;
    kept.made.length = 0;
    return;
  }
  const { width } = cells;
  const changes = lists.flatMap((list) => [...list]);
  for (const cell of changes) borders.update(cells, cell % width, Math.floor(cell / width));
  for (const jumps of kept.made) if (jumps !== void 0) updatePlanes(jumps, changes, borders);
}
function cellsChanged(components, changes) {
  const { width } = components.cells;
  return changes.every((cell) => cellChanged(components, cell % width, Math.floor(cell / width)));
}
function bringUpToDate(kept, mostChanges, follow) {
  const { follower, made } = kept;
  if (follower.isCurrent()) return;
  const lists = follower.changes(mostChanges);
  made.forEach((thing, i) => {
    if (thing !== void 0 && (lists === null || follow(thing, lists[0]) === false)) delete made[i];
  });
  follower.mark();
}
function checkCell(name, value, grid, index = -1) {
  if (typeof value === "object" && value !== null) {
    let pair;
    try {
      pair = Array.isArray(value);
    } catch {
      throw notACell(name, value, grid, index);
    }
    const x = pair ? value[0] : value.x;
    const y = pair ? value[1] : value.y;
    if (liesIn(x, y, grid) && (!pair || value.length === 2)) return {
      x: x | 0,
      y: y | 0
    };
  }
  throw notACell(name, value, grid, index);
}
function liesIn(x, y, { width, height }) {
  return typeof x === "number" && typeof y === "number" && x >>> 0 === x && y >>> 0 === y && x < width && y < height;
}
function checkInside(x, y, grid) {
  if (liesIn(x, y, grid)) return;
  checkInteger("x", x, 0, grid.width - 1);
  checkInteger("y", y, 0, grid.height - 1);
}
function indexIn(grid, x, y) {
  if (typeof x === "object") {
    const cell = checkCell("cell", x, grid);
    return cell.y * grid.width + cell.x;
  }
  checkInside(x, y, grid);
  return y * grid.width + x + 0;
}
function notACell(pattern, value, grid, index) {
  const name = pattern.replace("*", String(index));
  if (isRevoked(value)) return wrongKind(name, value, "a cell, { x, y } or [x, y]");
  const pair = Array.isArray(value);
  const { x, y } = pair ? {
    x: value[0],
    y: value[1]
  } : Object(value);
  const isKind = pair ? value.length === 2 : typeof value === "object";
  const wrong = typeof x === "number" ? "y" : "x";
  if (isKind && x !== void 0 && y !== void 0 && (typeof x !== "number" || typeof y !== "number")) return wrongKind(pair ? `${name}[${wrong === "x" ? 0 : 1}]` : `${name}.${wrong}`, wrong === "x" ? x : y, "a number");
  if (!isKind || typeof x !== "number" || typeof y !== "number") {
    const shown = pair || (x ?? y) === void 0 ? show(value) : `{ x: ${show(x)}, y: ${show(y)} }`;
    return /* @__PURE__ */ new TypeError(`${name} is ${shown}: it must be a cell, { x, y } or [x, y]`);
  }
  if (!Number.isInteger(x) || !Number.isInteger(y)) return /* @__PURE__ */ new RangeError(`${name} is (${x}, ${y}): coordinates must be whole numbers; round them to a cell first`);
  const swapped = liesIn(y, x, grid) ? `; (${y}, ${x}) lies inside: are x and y swapped?` : "";
  return /* @__PURE__ */ new RangeError(`${name} is (${x}, ${y}): it must lie in the grid, x from 0 to ${grid.width - 1} and y from 0 to ${grid.height - 1}${swapped}`);
}
function lineBytes(cells) {
  if (cells > 30) return Math.ceil((cells + 2) / 64) * 8;
  return cells > 14 ? 4 : cells > 6 ? 2 : 1;
}
function planeBytes(rowBytes, height) {
  return rowBytes * (height + 2) + 8;
}
function makePlane$1(rowBytes, width, height) {
  const plane = allocate(Uint8Array, planeBytes(rowBytes, height)).fill(255);
  for (let y = 0; y < height; y++) clearBits(plane, (y + 1) * rowBytes, width);
  return plane;
}
function clearBits(plane, row, count) {
  const end = count + 1;
  plane[row] = end < 8 ? ~((1 << end) - 1 & -2) : 1;
  if (end < 8) return;
  plane.fill(0, row + 1, row + (end >> 3));
  plane[row + (end >> 3)] = 256 - (1 << (end & 7));
}
function isMuch(changes, { width, height }) {
  return 4 * changes >= width * height;
}
const NONE$2$1 = /* @__PURE__ */ new Int32Array(0);
const AREA = 3;
var Journal = class {
  constructor(width, height) {
    this.count = 0;
    this.first = 0;
    this.np = 0;
    this.entries = NONE$2$1;
    this.width = width;
    this.capacity = Math.min(Math.max(width * height >> 4, 64), 65536);
  }
  ak(cell) {
    if (this.entries.length === 0) this.entries = allocate(Int32Array, this.capacity);
    const entries = this.entries;
    if (this.count - this.first === entries.length) {
      const half = entries.length >> 1;
      entries.copyWithin(0, half);
      this.first += half;
    }
    entries[this.count++ - this.first] = cell;
  }
  qj(start, area) {
    const changes = this.count - start;
    if (start < this.first || changes <= AREA || !isMuch(changes, area)) return;
    this.count = start;
    this.pe(area);
  }
  begin({ width, height }) {
    if (this.entries.length === 0) this.entries = allocate(Int32Array, this.capacity);
    return allocate(Int32Array, width * height + 1);
  }
  end(area, changed, count) {
    if (count > AREA && isMuch(count, area)) this.pe(area);
    else for (let i = 0; i < count; i++) this.ak(changed[i]);
  }
  pe({ x, y, width, height }) {
    this.ak(~(y * this.width + x));
    this.ak(width);
    this.ak(height);
    this.np = this.count;
  }
  hs() {
    this.first = ++this.count;
  }
  since(bookmark) {
    if (bookmark < this.first) return null;
    const entries = this.entries.subarray(bookmark - this.first, this.count - this.first);
    return bookmark < this.np ? this.ni(entries) : entries;
  }
  ni(entries) {
    let count = 0;
    for (let i = 0; i < entries.length; i += entries[i] < 0 ? AREA : 1) count += entries[i] < 0 ? entries[i + 1] * entries[i + 2] : 1;
    if (count > this.capacity) return null;
    const cells = new Int32Array(count);
    for (let i = 0, at = 0; i < entries.length; i += entries[i] < 0 ? AREA : 1) if (entries[i] >= 0) cells[at++] = entries[i];
    else {
      const [width, height] = [entries[i + 1], entries[i + 2]];
      for (let row = 0, first = ~entries[i]; row < height; row++, first += this.width) for (let column2 = 0; column2 < width; column2++) cells[at++] = first + column2;
    }
    return cells;
  }
};
var CellBytes = class {
  constructor(width, height) {
    this.bytes = null;
    this.cells = width * height;
    this.width = width;
    this.journal = new Journal(width, height);
    this.counts = [this.cells];
  }
  get used() {
    return this.cells - this.ik(0);
  }
  ik(value) {
    return this.counts[value] ?? 0;
  }
  at(cell) {
    return this.bytes === null ? 0 : this.bytes[cell];
  }
  set(cell, value) {
    const before = this.at(cell);
    if (before === value) return;
    this.journal.ak(cell);
    this.bytes ?? (this.bytes = allocate(Uint8Array, this.cells));
    this.bytes[cell] = value;
    this.counts[before] = this.ik(before) - 1;
    this.counts[value] = this.ik(value) + 1;
  }
  rc(area, values) {
    const { x, y, width, height } = area;
    if (this.bytes === null && isZero(values)) return;
    const { counts } = this;
    const changed = this.journal.begin(area);
    this.bytes ?? (this.bytes = allocate(Uint8Array, this.cells));
    const { bytes } = this;
    let changes = 0;
    for (let row = 0, i = 0; row < height; row++) {
      const first = (y + row) * this.width + x;
      for (let cell = first; cell < first + width; cell++, i++) {
        const before = bytes[cell];
        const value = values[i];
        counts[before] = (counts[before] ?? 0) - 1;
        counts[value] = (counts[value] ?? 0) + 1;
        bytes[cell] = value;
        changed[changes] = cell;
        changes += Number(before !== value);
      }
    }
    this.journal.end(area, changed, changes);
  }
  fv(other) {
    if (other !== this && other.bytes !== null) this.fillFrom(other.bytes);
  }
  fillFrom(values) {
    this.bytes = sliceOf(values, 0, this.cells);
    this.counts = [];
    for (const value of this.bytes) this.counts[value] = this.ik(value) + 1;
    this.journal.hs();
  }
};
function isZero(values) {
  for (let i = 0; i < values.length; i++) if (values[i] !== 0) return false;
  return true;
}
var CellStore = class {
  constructor(width, height, base) {
    this.terrain = null;
    this.range = null;
    this.mj = false;
    this.owner = null;
    this.ig = [];
    this.lq = 0;
    this.oz = -1;
    this.fi = [];
    this.classes = null;
    this.width = width;
    this.height = height;
    this.rowBytes = lineBytes(width);
    this.passable = width * height;
    this.blocked = (base == null ? void 0 : base.blocked) ?? makePlane$1(this.rowBytes, width, height);
    this.blockedJournal = (base == null ? void 0 : base.blockedJournal) ?? new Journal(width, height);
    this.terrainJournal = new Journal(width, height);
    this.kinds = (base == null ? void 0 : base.kinds) ?? new CellBytes(width, height);
    this.closedExits = (base == null ? void 0 : base.closedExits) ?? new CellBytes(width, height);
  }
  isBlocked(x, y) {
    return (this.blocked[this.gv(x, y)] >> (x + 1 & 7) & 1) === 1;
  }
  terrainCost(x, y) {
    return this.terrain === null ? 1 : costAt(this.terrain, y * this.width + x);
  }
  cost(x, y) {
    return this.isBlocked(x, y) ? Infinity : this.terrainCost(x, y);
  }
  setBlocked(x, y, blocked) {
    var _a, _b, _c;
    const at = this.gv(x, y);
    const bit = 1 << (x + 1 & 7);
    if ((this.blocked[at] & bit) !== 0 === blocked) return;
    const cell = y * this.width + x;
    this.blockedJournal.ak(cell);
    this.blocked[at] ^= bit;
    this.passable += blocked ? -1 : 1;
    (_a = this.classes) == null ? void 0 : _a.setBlocked(cell, blocked);
    for (let i = 0; i < this.fi.length; i++) (_c = (_b = this.fi[i]).cellChanged) == null ? void 0 : _c.call(_b, cell, blocked);
  }
  edit(area, change) {
    const journals = [
      this.blockedJournal,
      this.terrainJournal,
      this.kinds.journal
    ];
    const starts = journals.map(({ count }) => count);
    change();
    for (let i = 0; i < journals.length; i++) journals[i].qj(starts[i], area);
  }
  rb(area, marks) {
    const { x, y, width, height } = area;
    if (this.fi.length > 0) {
      for (let row = 0, i = 0; row < height; row++) for (let column2 = 0; column2 < width; column2++, i++) this.setBlocked(x + column2, y + row, marks[i] === 1);
      return;
    }
    const { blocked, rowBytes, classes } = this;
    const changed = this.blockedJournal.begin(area);
    let changes = 0;
    let opened = 0;
    for (let row = 0, i = 0; row < height; row++) {
      const first = (y + row + 1) * rowBytes;
      let cell = (y + row) * this.width + x;
      for (let bit = x + 1; bit <= x + width; bit++, i++, cell++) {
        const at = first + (bit >> 3);
        const before = blocked[at] >> (bit & 7) & 1;
        const change = before ^ marks[i];
        blocked[at] ^= change << (bit & 7);
        opened += before - marks[i];
        classes == null ? void 0 : classes.qe(cell, marks[i] - before);
        changed[changes] = cell;
        changes += change;
      }
    }
    this.passable += opened;
    this.blockedJournal.end(area, changed, changes);
  }
  pn(area, costs) {
    const { x, y, width, height } = area;
    if (this.terrain === null && hasOther(costs)) this.nl(new TerrainClasses(this.width * this.height, this.passable));
    if (this.terrain === null) return;
    if (this.classes !== null && this.fi.length === 0) {
      const changed = this.terrainJournal.begin(area);
      const { changes, ix: isDone } = this.classes.setCosts(area, this, costs, changed);
      this.terrainJournal.end(area, changed, changes);
      if (isDone) return;
    }
    for (let row = 0, i = 0; row < height; row++) for (let column2 = 0; column2 < width; column2++, i++) if (isCost(costs[i])) this.setTerrainCost(x + column2, y + row, costs[i]);
  }
  blockRow(y, marks) {
    const { blocked } = this;
    const row = (y + 1) * this.rowBytes;
    for (let bit = 1; bit <= this.width; bit++) {
      if (marks[bit - 1] === 0) continue;
      blocked[row + (bit >> 3)] |= 1 << (bit & 7);
      this.passable--;
    }
  }
  setTerrainCost(x, y, cost) {
    var _a, _b, _c;
    if (cost === this.terrainCost(x, y)) return;
    const cell = y * this.width + x;
    if (this.terrain === null) this.nl(new TerrainClasses(this.width * this.height, this.passable));
    this.terrainJournal.ak(cell);
    if (((_a = this.classes) == null ? void 0 : _a.setCost(cell, cost, this.isBlocked(x, y))) === false) this.qx(this.classes);
    if (this.classes === null) this.terrain.costs[cell] = cost;
    for (let i = 0; i < this.fi.length; i++) (_c = (_b = this.fi[i]).nv) == null ? void 0 : _c.call(_b, cell, cost);
  }
  setCost(x, y, cost) {
    const blocked = isWall(cost);
    if (!blocked) this.setTerrainCost(x, y, cost);
    this.setBlocked(x, y, blocked);
  }
  fv(other) {
    this.kinds.fv(other.kinds);
    this.closedExits.fv(other.closedExits);
    this.blocked.set(other.blocked);
    this.passable = other.passable;
    if (other.terrain === null) return;
    if (other.classes !== null) this.nl(other.classes.copy());
    else this.terrain = new Terrain$1(sliceOf(other.terrain.costs, 0, this.width * this.height));
    this.terrainJournal.hs();
  }
  isExitOpen(x, y, direction) {
    if ((this.closedExits.at(y * this.width + x) >> direction & 1) === 1) return false;
    return liesIn(x + STEP_X[direction], y + STEP_Y[direction], this);
  }
  setExit(x, y, direction, open) {
    if (!liesIn(x + STEP_X[direction], y + STEP_Y[direction], this)) return false;
    const cell = y * this.width + x;
    const bit = 1 << direction;
    const before = this.closedExits.at(cell);
    this.closedExits.set(cell, open ? before & ~bit : before | bit);
    return true;
  }
  nl(classes) {
    this.classes = classes;
    this.range = classes;
    this.terrain = classes.terrain;
  }
  qx({ terrain: { classes, costs } }) {
    const plane = allocate(Float64Array, classes.length);
    for (let cell = 0; cell < plane.length; cell++) plane[cell] = costs[classes[cell]];
    this.terrain = new Terrain$1(plane);
    this.classes = null;
    this.range = null;
    this.terrainJournal.hs();
  }
  version() {
    return this.blockedJournal.count + this.terrainJournal.count + this.closedExits.journal.count + this.lq;
  }
  ns(slot, attachment) {
    this.lq++;
    this.ig[slot] = attachment;
    this.fi = this.ig.filter((one) => (one == null ? void 0 : one.cellChanged) !== void 0);
  }
  ht() {
    const attached = this.ig.splice(0);
    this.lq++;
    this.fi = [];
    for (const attachment of attached) attachment == null ? void 0 : attachment.release();
  }
  gv(x, y) {
    return (y + 1) * this.rowBytes + (x + 1 >> 3);
  }
};
function hasOther(costs) {
  for (let i = 0; i < costs.length; i++) if (costs[i] !== 1 && isCost(costs[i])) return true;
  return false;
}
var WasmBlender = class {
  constructor(kernel2) {
    this.kernel = kernel2;
    const { memory, blockLength, part, sums } = this.kernel;
    this.part = new Float64Array(memory.buffer, part.value, blockLength.value);
    this.sums = new Float64Array(memory.buffer, sums.value, blockLength.value);
  }
  get memoryBytes() {
    return this.kernel.memory.buffer.byteLength;
  }
  addWeighted(count, weight) {
    this.kernel.addWeighted(count, weight);
  }
  divide(count, total) {
    return this.kernel.divide(count, total) !== 0;
  }
};
const blendEngines = /* @__PURE__ */ new EngineChoice(() => new WasmBlender(startKernel(kernel$5)));
function startBlender() {
  return blendEngines.fu("auto");
}
var WasmHierarchy = class {
  constructor(kernel2, links, ledger = { memoryBytes: 0 }) {
    this.bl = null;
    this.mm = ledger;
    this.kernel = kernel2;
    this.memory = new LinearMemory(kernel2.memory);
    this.eo = links;
    this.address = kernel2.createHierarchy(links) >>> 0;
    if (this.address === 0) throw outOfMemory(kernel2.refused.value);
    this.hp();
  }
  get corners() {
    return this.dk().corners;
  }
  get lanes() {
    return this.dk().lanes;
  }
  get arcs() {
    return this.dk().arcs;
  }
  get parts() {
    return this.dk().parts;
  }
  get links() {
    return this.dk().links;
  }
  get bytes() {
    return this.kernel.memory.buffer.byteLength;
  }
  release() {
    this.mm.memoryBytes = 0;
  }
  reserveCorners(count) {
    if (count * 16 > this.corners.length) this.pf(this.kernel.reserveCorners(this.address, count));
  }
  reserveArcs(count) {
    if (2 * count > this.arcs.length) this.pf(this.kernel.reserveArcs(this.address, count));
  }
  climb(query) {
    this.write(query);
    const status = this.kernel.climb(this.address);
    this.hp();
    if (status === 7) throw outOfMemory(this.kernel.refused.value);
    const { o: int32 } = this.memory.bl;
    const at = this.address >>> 2;
    const points = int32[at + 36];
    const first = int32[at + 15] >>> 2;
    return {
      status,
      expanded: int32[at + 35] >>> 0,
      route: status === 1 ? pointsAt(int32, first, points) : null,
      ar: int32[at + 37],
      diagonals: int32[at + 38]
    };
  }
  write(query) {
    const { o: int32, bg: float64 } = this.memory.bl;
    const at = this.address >>> 2;
    int32[at + 18] = query.hx;
    int32[at + 19] = query.kl;
    int32[at + 26] = query.startX;
    int32[at + 27] = query.startY;
    int32[at + 28] = query.goalX;
    int32[at + 29] = query.goalY;
    float64[this.address + 80 >>> 3] = query.straight;
    float64[this.address + 88 >>> 3] = query.diagonal;
    float64[this.address + 96 >>> 3] = query.quantum;
    if (query.quantum === 0) return;
    const { tables: tables2, ly: goalRow } = query;
    for (let lane = 0; lane < 8; lane += 2) int32[at + (120 + 2 * lane >> 2)] = tables2[goalRow + lane] | tables2[goalRow + lane + 1] << 16;
  }
  hp() {
    this.mm.memoryBytes = this.bytes;
  }
  pf(isDone) {
    this.bl = null;
    this.hp();
    if (isDone === 0) throw outOfMemory(this.kernel.refused.value);
  }
  dk() {
    if (this.bl === null || this.bl.links.length === 0) {
      const { buffer } = this.kernel.memory;
      const { o: int32 } = this.memory.bl;
      const field2 = (offset) => int32[this.address + offset >>> 2] >>> 0;
      const corners = field2(40);
      const arcs = field2(52);
      this.bl = {
        corners: new Int32Array(buffer, field2(32), corners * 16),
        lanes: new Uint16Array(buffer, field2(32), corners * 32),
        arcs: new Int32Array(buffer, field2(44), 2 * arcs),
        parts: new Int32Array(buffer, field2(48), 2 * arcs),
        links: new Int32Array(buffer, field2(56), 2 * this.eo)
      };
    }
    return this.bl;
  }
};
const hierarchyTwin = /* @__PURE__ */ new TwinPart();
function makeHierarchy(engine, links) {
  if (engine === "js") return hierarchyTwin.get()(links);
  const ledger = { memoryBytes: 0 };
  const hierarchy = new WasmHierarchy(startKernel(kernel$4), links, ledger);
  running.add(ledger);
  budget.ml.add(ledger);
  onceCollected(hierarchy, () => {
    running.delete(ledger);
    budget.ml.delete(ledger);
  });
  return hierarchy;
}
var Place = class extends Tenant {
  constructor(room, kernel2, memory, cellCount) {
    super();
    this.address = 0;
    this.planes = null;
    this.md = false;
    this.j = room;
    this.dh = cellCount;
    this.kernel = kernel2;
    this.memory = memory;
  }
  costAt(cell) {
    return this.memory.bg[(this.address >>> 3) + cell];
  }
  costs() {
    const first = this.address >>> 3;
    return this.memory.bg.subarray(first, first + this.dh);
  }
  flow() {
    const first = this.address + 8 * this.dh;
    return this.memory.bytes.subarray(first, first + this.dh);
  }
  enter(planes) {
    const { budget: budget2 } = this.j;
    budget2.keep(this, this.dh * 9);
    this.address = this.j.ask(() => this.kernel.createFieldPlanes(this.dh));
    this.planes = planes;
  }
  gw() {
    return !this.md;
  }
  go() {
    const { planes, dh: cellCount } = this;
    if (planes === null) return;
    const costs = allocate(Float64Array, cellCount);
    const flow = allocate(Uint8Array, cellCount);
    costs.set(this.costs());
    flow.set(this.flow());
    planes.bz = {
      costs,
      flow
    };
    this.leave();
  }
  release() {
    this.leave();
    this.j.budget.forget(this);
  }
  leave() {
    if (this.address === 0) return;
    this.kernel.releaseFieldPlanes(this.address);
    this.address = 0;
    this.planes = null;
  }
};
var WasmFieldEngine = class {
  constructor(kernel2, budget2 = new Budget()) {
    this.name = "wasm";
    this.profile = null;
    this.kernel = kernel2;
    this.memory = new LinearMemory(this.kernel.memory);
    this.j = new Room(this.kernel, budget2);
    this.ci = new GridCopies(this.kernel, this.memory, this.j);
    this.ak = this.j.ask(() => this.kernel.createField());
  }
  get memoryBytes() {
    return this.kernel.memory.buffer.byteLength;
  }
  get rl() {
    return this.j.used();
  }
  open(cellCount) {
    const place = new Place(this.j, this.kernel, this.memory, cellCount);
    const field2 = new WasmField(this, {
      place,
      bz: null
    });
    onceCollected(field2, () => place.release(), place);
    return field2;
  }
  compute(planes, cells, profile, sources) {
    const { place } = planes;
    planes.bz = null;
    const kernel2 = this.kernel;
    const room = this.j;
    const record = this.ak;
    place.md = true;
    try {
      const address = this.ci.lm(cells);
      if (place.address === 0) place.enter(planes);
      room.budget.use(place);
      if (profile !== this.profile) this.rd(profile);
      const block = room.ask(() => kernel2.reserveSources(record, Math.max(1, sources.length)));
      this.memory.o.set(sources, block >>> 2);
      room.ask(() => kernel2.flood(record, address, place.address, sources.length));
    } catch (error) {
      this.release(planes);
      throw error;
    } finally {
      place.md = false;
    }
  }
  release(planes) {
    planes.bz = null;
    planes.place.release();
  }
  rd(profile) {
    const { rule, eq: queued, jl: pruned, straight: straight2, diagonal, straightCost, diagonalCost, uniformCost: uniformCost2, kk: fromSources } = profile;
    const record = this.ak;
    this.kernel.setMoves(record, queued ? 1 : 0, rule, pruned ? 1 : 0, straight2, diagonal);
    this.kernel.setCosts(record, straightCost, diagonalCost, uniformCost2, fromSources ? 1 : 0);
    this.kernel.setLimits(record, profile.maxCost, profile.bucketWidth);
    this.profile = profile;
  }
};
var WasmField = class {
  constructor(engine, planes) {
    this.kd = null;
    this.mg = false;
    this.engine = engine;
    this.planes = planes;
  }
  compute(cells, profile, sources) {
    this.mg = false;
    this.engine.compute(this.planes, cells, profile, sources);
  }
  isReady() {
    return this.planes.place.address !== 0 || this.planes.bz !== null;
  }
  costAt(cell) {
    const { place, bz: moved } = this.planes;
    return moved === null ? place.costAt(cell) : moved.costs[cell];
  }
  costs() {
    var _a;
    return ((_a = this.planes.bz) == null ? void 0 : _a.costs) ?? this.planes.place.costs();
  }
  flow() {
    if (this.planes.bz !== null) return this.planes.bz.flow;
    this.kd ?? (this.kd = allocate(Uint8Array, this.planes.place.dh));
    if (!this.mg) this.kd.set(this.planes.place.flow());
    this.mg = true;
    return this.kd;
  }
  dispose() {
    cancelCollected(this.planes.place);
    this.engine.release(this.planes);
    this.kd = null;
  }
};
const fieldEngines = /* @__PURE__ */ new EngineChoice(() => new WasmFieldEngine(startKernel(kernel$3), budget));
function chooseFieldEngine(engine) {
  return fieldEngines.fu(engine);
}
const FEW_NUMBERS = 32;
function writeQueries(host, numbers) {
  const count = numbers.length + 3 >> 2;
  if (host.queries === null || count > host.queries.capacity) {
    const address = host.kernel.reserveQueries(count) >>> 0;
    host.queries = address === 0 ? null : {
      address,
      capacity: count
    };
  }
  if (host.queries === null) return false;
  const { o: int32 } = host.memory;
  const first = host.queries.address >>> 2;
  if (numbers.length > FEW_NUMBERS) int32.set(numbers, first);
  else for (let i = 0; i < numbers.length; i++) int32[first + i] = numbers[i];
  return true;
}
function solveNearest$1(host, cells, plan, start, goals) {
  const address = host.ic(cells, plan);
  const status = host.j.run(() => attempt(host, address, start, goals), 7);
  return outcomeOf$1(host.memory, host.search(), status, plan.cs);
}
function attempt(host, address, { x, y }, goals) {
  const { kernel: kernel2, memory } = host;
  const search2 = host.search();
  let status;
  goals.nc();
  do {
    const more = goals.next(expandedOf$1(memory, search2));
    status = goals.fc ? kernel2.enter(search2, address, x, y, x, y) : 0;
    if (status === 0) status = goOn$2(host, goals, more);
  } while (status === 0);
  return status;
}
function goOn$2(host, { cm: jumping, marks, az: nextF }, goals) {
  const { kernel: kernel2, memory } = host;
  const search2 = host.search();
  if (marks !== null) {
    const address = kernel2.reserveMarks(search2) >>> 0;
    if (address === 0) return 7;
    const { left, top, right, bottom } = marks.box;
    return marks.lw(() => memory.bytes.subarray(address), () => kernel2.aimAtMarks(search2, left, top, right, bottom));
  }
  if (!writeQueries(host, goals)) return 7;
  return (jumping ? kernel2.addGoals : kernel2.aimAtTargets)(search2, goals.length >> 1, nextF);
}
const nearestTwin = /* @__PURE__ */ new TwinPart();
function solveNearest$2(engine, cells, plan, start, goals) {
  if (engine.name === "wasm") return solveNearest$1(engine.host, cells, plan, start, goals);
  const solveOnTwin = nearestTwin.get();
  return engine.run(plan, (search2) => solveOnTwin(search2, cells, start, goals));
}
function keptBy(value, key) {
  try {
    const kept = value[key];
    return kept.owner === value ? kept : null;
  } catch {
    return null;
  }
}
function checksumOf(bytes, from = 0, sum = 2166136261) {
  for (let i = from; i < bytes.length; i++) sum = Math.imul(sum ^ bytes[i], 16777619);
  return sum >>> 0;
}
const MOST_SEEN = 60;
const LOW = 0;
const HIGH = 1;
const VALUE = 2;
function coderOf(contexts, bytes, start) {
  const odds = allocate(Uint16Array, contexts).fill(32768);
  const seen = allocate(Uint8Array, contexts).fill(2);
  const writes = Array.isArray(bytes);
  const state = /* @__PURE__ */ new Uint32Array(3);
  let at = start;
  const shift = () => {
    if (writes) bytes[at] = state[LOW] >>> 24;
    else state[VALUE] = state[VALUE] << 8 | bytes[at];
    at++;
    state[LOW] <<= 8;
    state[HIGH] = state[HIGH] << 8 | 255;
  };
  for (let i = 0; i < 4; i++) shift();
  if (writes) at = start;
  return {
    code: (context, bit) => {
      const share = odds[context];
      const middle = state[LOW] + (state[HIGH] - state[LOW] >>> 12) * (share >>> 4);
      const chosen = writes ? bit : Number(state[VALUE] <= middle);
      if (chosen === 1) state[HIGH] = middle;
      else state[LOW] = middle + 1;
      odds[context] = share + Math.trunc((65535 * chosen - share) / seen[context]);
      if (seen[context] < MOST_SEEN) seen[context]++;
      while ((state[LOW] ^ state[HIGH]) >>> 24 === 0) shift();
      return chosen;
    },
    finish: () => {
      state[LOW] += 2 ** 24;
      shift();
    }
  };
}
const SIGNATURE$1 = 21450824;
const CHECKED_FROM = 8;
const HEADER = 16;
const CELLS_A_BYTE = 8192;
const ANY = 64;
const USED = 65;
const BIT = 66;
const TERRAIN = 528;
const KINDS$1 = 4752;
const EXITS = 5280;
const CONTEXTS = 5808;
function bytesOf(cells) {
  const written = [];
  const coder = coderOf(CONTEXTS, written, HEADER);
  codeCells(coder, cells);
  coder.finish();
  const bytes = allocate(Uint8Array, Math.max(written.length, Math.ceil(cells.width * cells.height / CELLS_A_BYTE)));
  bytes.set(written);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, SIGNATURE$1, true);
  view.setUint32(8, cells.width, true);
  view.setUint32(12, cells.height, true);
  view.setUint32(4, checksumOf(bytes, CHECKED_FROM), true);
  return bytes;
}
function readBytes(bytes, maxCells, make) {
  if (viewName(bytes) !== "Uint8Array") throw wrongKind("bytes", bytes, "a Uint8Array");
  checkAttached("bytes", bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const number2 = (at) => view.getUint32(at, true);
  if (bytes.length <= HEADER || number2(0) !== SIGNATURE$1 || number2(4) !== checksumOf(bytes, CHECKED_FROM)) throw notAGrid();
  const [width, height] = [number2(8), number2(12)];
  if (width * height > bytes.length * CELLS_A_BYTE) throw notAGrid();
  if (width * height > maxCells) throw new RangeError(`bytes is a grid of ${width} x ${height} cells: maxCells allows ${maxCells}`);
  const cells = make(width, height);
  codeCells(coderOf(CONTEXTS, bytes, HEADER), cells);
  return cells;
}
function notAGrid() {
  return /* @__PURE__ */ new RangeError("bytes is no grid, damaged, or of a later version: it must be all that Grid.toBytes returned");
}
function codeCells(coder, cells) {
  const { width, terrain, kinds, closedExits } = cells;
  const row = (cell) => Math.floor(cell / width);
  const blocked = {
    used: 1,
    at: (cell) => Number(cells.isBlocked(cell % width, row(cell))),
    set: (cell, value) => cells.setBlocked(cell % width, row(cell), value === 1)
  };
  const costs = {
    used: terrain === null ? 0 : 1,
    at: (cell) => terrain === null ? 0 : costAt(terrain, cell),
    set: (cell, cost) => {
      if (!(cost > 0 && cost < Infinity && isTerrain(cost))) throw notAGrid();
      cells.setTerrainCost(cell % width, row(cell), cost);
    }
  };
  codePlane(coder, cells, 0, blocked, 1);
  codePlane(coder, cells, TERRAIN, costs, 8);
  codePlane(coder, cells, KINDS$1, kinds, 1);
  codePlane(coder, cells, EXITS, closedExits, 1);
}
function codePlane(coder, { width, height }, first, plane, size) {
  if (coder.code(first + USED, Number(plane.used > 0)) === 0) return;
  const cells = width * height;
  const before = 2 * width;
  const bytes = allocate(Uint8Array, (before + cells) * size);
  const values = size === 1 ? bytes : new Float64Array(bytes.buffer);
  for (let cell = 0; cell < cells; cell++) values[before + cell] = plane.at(cell);
  const near = [
    1,
    2,
    Math.max(width - 1, 1),
    width,
    width + 1,
    2 * width
  ];
  for (let place = 0; place < 8 * size; place++) {
    const context = first + place * BIT;
    const shift = place & 7;
    const start = before * size + (place >> 3);
    let any = 0;
    for (let at = start; at < bytes.length; at += size) any |= bytes[at] >> shift;
    if (coder.code(context + ANY, any & 1) === 0) continue;
    for (let at = start; at < bytes.length; at += size) {
      let around2 = 0;
      for (const step of near) around2 = 2 * around2 + (bytes[at - step * size] >> shift & 1);
      bytes[at] |= coder.code(context + around2, bytes[at] >> shift & 1) << shift;
    }
  }
  for (let cell = 0; cell < cells; cell++) plane.set(cell, values[before + cell]);
}
function boxAround(places, count) {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let i = 0; i < 2 * count; i += 2) {
    left = Math.min(left, places[i]);
    right = Math.max(right, places[i]);
    top = Math.min(top, places[i + 1]);
    bottom = Math.max(bottom, places[i + 1]);
  }
  return {
    left,
    top,
    right,
    bottom
  };
}
function widened(box, range, grid) {
  return {
    left: Math.max(box.left - range, 0),
    top: Math.max(box.top - range, 0),
    right: Math.min(box.right + range, grid.width - 1),
    bottom: Math.min(box.bottom + range, grid.height - 1)
  };
}
function boxWithin(x, y, range, grid) {
  return widened({
    left: x,
    top: y,
    right: x,
    bottom: y
  }, range, grid);
}
function indicesOf(name, list, grid) {
  if (viewName(list) === "Int32Array") return readIndices(name, list, grid);
  if (isOne(list)) return [indexOf(checkCell(name, list, grid), grid)];
  if (typeof list !== "object" || list === null || isRevoked(list) || !isIterable(list)) throw wrongKind(name, list, "a cell, an iterable of cells, or an Int32Array of cell indices");
  return Array.from(list, (cell, i) => indexOf(checkCell(`${name}[*]`, cell, grid, i), grid));
}
function readIndices(name, list, { width, height }) {
  checkAttached(name, list);
  const count = width * height;
  const indices = new Array(list.length);
  for (let i = 0; i < list.length; i++) {
    const cell = list[i];
    if (cell < 0 || cell >= count) throw new RangeError(`${name}[${i}] is ${cell}: cells have indices from 0 to ${count - 1}`);
    indices[i] = cell;
  }
  return indices;
}
function isOne(list) {
  if (typeof list !== "object" || list === null || isRevoked(list)) return false;
  return Array.isArray(list) ? typeof list[0] === "number" : "x" in list && "y" in list;
}
function indexOf({ x, y }, { width }) {
  return y * width + x;
}
function nearestName(name, known, others = {}) {
  const asked = normalized(name);
  const meant = Object.hasOwn(others, asked) ? others[asked] : [];
  if (typeof meant === "string") return meant;
  const fitting = meant.find(({ mw: needs }) => known.includes(needs));
  if (fitting !== void 0) return fitting.text;
  let nearest2;
  let least = Math.min(2, asked.length / 3) + 1;
  for (const candidate of known) {
    const plain = normalized(candidate);
    const difference = asked.length > 3 && plain.includes(asked) ? 1 : editDistance(asked, plain);
    if (difference >= least) continue;
    nearest2 = candidate;
    least = difference;
  }
  return nearest2;
}
function normalized(name) {
  return name.slice(0, 80).toLowerCase().replace(/[^a-z0-9*]/g, "");
}
function editDistance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + Number(from[i] !== to[j])));
    row = next;
  }
  return row[to.length];
}
const DIRECTIONS$1 = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west"
];
function checkDirection(name, direction) {
  if (typeof direction !== "string") return checkInteger(name, direction, 0, 7);
  const number2 = DIRECTIONS$1.indexOf(direction);
  if (number2 < 0) {
    const names = DIRECTIONS$1.map((one) => show(one)).join(", ");
    throw new RangeError(`${name} is ${show(direction)}: it must be one of ${names}, or their number from 0 to 7`);
  }
  return number2;
}
const MAX_CELLS = 2147483647;
const CELLS = /* @__PURE__ */ Symbol("cells");
var GridCells = class {
  constructor(width, height) {
    checkSides$1(width, height);
    this.width = width;
    this.height = height;
    const cells = new CellStore(width, height);
    cells.owner = this;
    Object.defineProperty(this, CELLS, { value: cells });
  }
  get __v_skip() {
    return true;
  }
  isInside(x, y) {
    if (typeof x === "object" && x !== null) {
      const pair = Array.isArray(x);
      return this.isInside(pair ? x[0] : x.x, pair ? x[1] : x.y);
    }
    return liesIn(x, y, this[CELLS]);
  }
  isBlocked(x, y) {
    if (typeof x === "object") [x, y] = shifted(this, x);
    return cellsAt(this, x, y).isBlocked(x, y);
  }
  setBlocked(x, y, blocked) {
    if (typeof x === "object") [x, y, blocked] = shifted(this, x, y);
    const row = y;
    cellsAt(this, x, row).setBlocked(x, row, blocked === void 0 || checkBoolean("blocked", blocked));
  }
  cost(x, y) {
    if (typeof x === "object") [x, y] = shifted(this, x);
    return cellsAt(this, x, y).cost(x, y);
  }
  setCost(x, y, cost) {
    if (typeof x === "object") [x, y, cost] = shifted(this, x, y);
    checkInside(x, y, this[CELLS]);
    checkTerrain("cost", cost);
    this[CELLS].setCost(x, y, cost);
  }
  fill(x, y, width, height, costOrBlocked) {
    if (typeof x === "object") [x, y, width, height, costOrBlocked] = shifted(this, x, y, width, height);
    const cells = this[CELLS];
    checkRectangle(x, y, width, height, cells);
    const isCost2 = typeof costOrBlocked === "number";
    if (isCost2) checkTerrain("costOrBlocked", costOrBlocked);
    else if (typeof costOrBlocked !== "boolean") throw wrongKind("costOrBlocked", costOrBlocked, "a number, true or false");
    const area = {
      x,
      y,
      width,
      height
    };
    cells.edit(area, () => {
      for (let row = area.y; row < area.y + area.height; row++) for (let column2 = area.x; column2 < area.x + width; column2++) if (isCost2) cells.setCost(column2, row, costOrBlocked);
      else cells.setBlocked(column2, row, costOrBlocked);
    });
  }
  kind(x, y) {
    if (typeof x === "object") [x, y] = shifted(this, x);
    return cellsAt(this, x, y).kinds.at(y * this[CELLS].width + x);
  }
  setKind(x, y, kind) {
    if (typeof x === "object") [x, y, kind] = shifted(this, x, y);
    cellsAt(this, x, y).kinds.set(y * this[CELLS].width + x, checkKind("kind", kind));
  }
  fillKind(x, y, width, height, kind) {
    if (typeof x === "object") [x, y, width, height, kind] = shifted(this, x, y, width, height);
    const cells = this[CELLS];
    checkRectangle(x, y, width, height, cells);
    const filled = checkKind("kind", kind);
    const area = {
      x,
      y,
      width,
      height
    };
    cells.edit(area, () => {
      for (let row = area.y; row < area.y + height; row++) {
        const first = row * cells.width + area.x;
        for (let cell = first; cell < first + width; cell++) cells.kinds.set(cell, filled);
      }
    });
  }
  isExitOpen(x, y, direction) {
    if (typeof x === "object") [x, y, direction] = shifted(this, x, y);
    const row = y;
    return cellsAt(this, x, row).isExitOpen(x, row, checkDirection("direction", direction));
  }
  setExit(x, y, direction, open) {
    if (typeof x === "object") [x, y, direction, open] = shifted(this, x, y, direction);
    const row = y;
    cellsAt(this, x, row).setExit(x, row, checkDirection("direction", direction), checkBoolean("open", open));
  }
  setWall(x, y, direction, closed2) {
    if (typeof x === "object") [x, y, direction, closed2] = shifted(this, x, y, direction);
    const row = y;
    checkInside(x, row, this[CELLS]);
    const side = checkDirection("direction", direction);
    if (side % 2 !== 0) throw new RangeError(`direction is ${show(direction)}: for a wall it must be 0, 2, 4 or 6`);
    const open = closed2 !== void 0 && !checkBoolean("closed", closed2);
    if (!this[CELLS].setExit(x, row, side, open)) return;
    this[CELLS].setExit(x + STEP_X[side], row + STEP_Y[side], side ^ 4, open);
  }
  indexOf(x, y) {
    return indexIn(this[CELLS], x, y);
  }
  cellAt(index) {
    const { width, height } = this[CELLS];
    checkInteger("index", index, 0, width * height - 1);
    const y = Math.floor(index / width);
    return {
      x: index - y * width,
      y
    };
  }
  releaseMemory() {
    this[CELLS].ht();
  }
};
function checkSides$1(width, height) {
  if (isList(width)) throw wrongKind("width", width, "a number; for a matrix of cells use Grid.fromRows");
  if (typeof width === "object") throw wrongKind("width", width, "a number: write new Grid(width, height)");
  checkInteger("width", width, 1, MAX_SIDE);
  checkInteger("height", height, 1, MAX_SIDE);
  if (width * height > 2147483647) throw new RangeError(`${width} x ${height} are ${width * height} cells: a grid holds at most ${MAX_CELLS}`);
}
function cellsAt(grid, x, y) {
  checkInside(x, y, grid[CELLS]);
  return grid[CELLS];
}
function checkRectangle(x, y, width, height, grid) {
  checkInteger("x", x, 0, grid.width);
  checkInteger("y", y, 0, grid.height);
  checkInteger("width", width, 0, grid.width - x);
  checkInteger("height", height, 0, grid.height - y);
}
function checkKind(name, kind) {
  return checkInteger(name, kind, 0, 255);
}
function shifted(grid, cell, ...rest) {
  const { x, y } = checkCell("cell", cell, grid[CELLS]);
  return [
    x,
    y,
    ...rest
  ];
}
const NAMES$4 = [
  "blocked",
  "costs",
  "kinds"
];
var GridBulk = class extends GridCells {
  paste(x, y, width, height, pasted) {
    if (typeof x === "object") [x, y, width, height, pasted] = shifted(this, x, y, width, height);
    const store = this[CELLS];
    checkRectangle(x, y, width, height, store);
    checkNames("cells", pasted, NAMES$4, nearestName);
    const area = {
      x,
      y,
      width,
      height
    };
    const count = area.width * area.height;
    const { costs, kinds } = pasted;
    const walls = wallsOf(pasted, count);
    if (kinds !== void 0) checkKinds(kinds, count);
    store.edit(area, () => {
      if (costs !== void 0) store.pn(area, costs);
      if (walls !== null) store.rb(area, walls);
      if (kinds !== void 0) store.kinds.rc(area, kinds);
    });
  }
  setBlockedMany(cells, blocked = true) {
    const store = this[CELLS];
    checkBoolean("blocked", blocked);
    const indices = indicesOf("cells", cells, store);
    const places = indices.flatMap((cell) => [cell % store.width, Math.floor(cell / store.width)]);
    const { left, top, right, bottom } = boxAround(places, indices.length);
    store.edit({
      x: left,
      y: top,
      width: right - left + 1,
      height: bottom - top + 1
    }, () => {
      for (let i = 0; i < places.length; i += 2) store.setBlocked(places[i], places[i + 1], blocked);
    });
  }
};
function wallsOf({ blocked, costs }, count) {
  if (blocked === void 0 && costs === void 0) return null;
  const walls = new Uint8Array(count);
  if (blocked !== void 0) {
    checkLength("blocked", blocked, count);
    for (let i = 0; i < count; i++) {
      const flag = blocked[i];
      if (typeof flag !== "boolean" && !(typeof flag === "number" && !Number.isNaN(flag))) throw wrongKind(`blocked[${i}]`, flag, "a number, true or false");
      if (flag !== false && flag !== 0) walls[i] = 1;
    }
  }
  if (costs !== void 0) {
    checkLength("costs", costs, count);
    for (let i = 0; i < count; i++) if (isWall(readCost(costs, i))) walls[i] = 1;
  }
  return walls;
}
function checkKinds(kinds, count) {
  checkLength("kinds", kinds, count);
  for (let i = 0; i < count; i++) {
    const kind = kinds[i];
    if (typeof kind !== "number" || (kind & 255) !== kind) checkKind(`kinds[${i}]`, kind);
  }
}
function checkLength(name, values, count, flat) {
  if (!isList(values)) throw wrongKind(name, values, "an array of numbers");
  checkAttached(name, values);
  if (values.length === count) return;
  if (flat !== void 0 && isList(values[0])) throw wrongKind(name, values, `flat; pass ${name}.flat(), ${flat}`);
  throw new RangeError(`${name} has ${values.length} values: it must have width * height = ${count}`);
}
function checkRows(rows) {
  if (!isList(rows)) throw wrongKind("rows", rows, typeof rows === "string" ? "an array of rows; Grid.fromText reads text" : "an array of rows");
  if (rows.length === 0) throw new RangeError("rows is empty: a grid has at least one row");
  for (let y = 0; y < rows.length; y++) {
    const row = rows[y];
    if (!isList(row)) throw wrongKind(`rows[${y}]`, row, `an array of cells${otherReader(rows, row)}`);
    if (row.length === 0) checkAttached(`rows[${y}]`, row);
    if (row.length !== rows[0].length) throw new RangeError(`rows[${y}] has ${row.length} cells: it must have as many as rows[0], which has ${rows[0].length}`);
  }
  if (rows[0].length === 0) throw new RangeError("rows[0] is empty: a row has at least one cell");
}
function otherReader(rows, row) {
  if (typeof row === "string") return "; Grid.fromText(rows.join('\\n')) reads text";
  return viewName(rows) !== "" || typeof row === "number" ? "; Grid.fromCosts(width, height, costs) reads a flat array of terrain costs, where 0 is blocked" : "";
}
function readWalkable(options) {
  if (options === void 0) return null;
  checkNames("options", options, ["walkable"]);
  const { walkable } = options;
  return walkable === void 0 ? null : checkValue("walkable", walkable);
}
function isBlockedIn(rows, x, y, walkable) {
  const value = rows[y][x];
  if (!isCellValue(value)) checkValue(`rows[${y}][${x}]`, value);
  return walkable === null ? value !== 0 && value !== false : value !== walkable;
}
function isCellValue(value) {
  return typeof value === "number" && !Number.isNaN(value) || typeof value === "boolean";
}
function checkValue(name, value) {
  if (isCellValue(value)) return value;
  throw wrongKind(name, value, `a number or a boolean; ${typeof value === "string" ? "Grid.fromText reads text" : "map the matrix to booleans first"}`);
}
const POINTS$1 = /* @__PURE__ */ Symbol("points");
function cellsOfPath(path, remedy) {
  if (path === null || path === void 0 || isRevoked(path) || !Object.hasOwn(path, POINTS$1)) throw wrongKind("path", path, pathRemedy(path, `a Path of this copy of hotpath; ${remedy}`));
  return writeCells$1(path[POINTS$1], countCells(path[POINTS$1]));
}
function countCells(points) {
  let length = 1;
  for (let i = 2; i < points.length; i += 2) length += Math.max(Math.abs(points[i] - points[i - 2]), Math.abs(points[i + 1] - points[i - 1]));
  return length;
}
function writeCells$1(points, length) {
  const xy = allocate(Int32Array, 2 * length);
  let x = points[0];
  let y = points[1];
  let at = 0;
  for (let i = 0; i < points.length; i += 2) {
    const stepX = Math.sign(points[i] - x);
    const stepY = Math.sign(points[i + 1] - y);
    while (x !== points[i] || y !== points[i + 1]) {
      xy[at++] = x;
      xy[at++] = y;
      x += stepX;
      y += stepY;
    }
  }
  xy[at] = x;
  xy[at + 1] = y;
  return xy;
}
function readKinds(options) {
  const read = /* @__PURE__ */ new Map();
  if (options === void 0) return read;
  checkNames("options", options, ["kinds"]);
  const { kinds } = options;
  if (kinds === void 0) return read;
  checkObject("kinds", kinds);
  for (const character of Object.keys(kinds)) {
    if (character.length !== 1 || character.trim() === "") throw new RangeError(`kinds has the name ${show(character)}: it must be one character, and no space`);
    read.set(character, checkKind(`kinds[${show(character)}]`, kinds[character]));
  }
  return read;
}
function parseGrid(text, kindOf) {
  const lines = text.split("\n").map((line) => line.trim());
  const first = lines.findIndex((line) => line !== "");
  if (first === -1) throw new RangeError("text is empty: a grid has at least one row");
  while (lines[lines.length - 1] === "") lines.pop();
  const rows = lines.slice(first);
  const width = rows[0].length;
  const height = rows.length;
  rows.forEach((row, y) => {
    if (row.length === width) return;
    throw new RangeError(`line ${first + y + 1} has ${row.length} cells: all rows must have as many as the first, ${width}`);
  });
  const costs = allocate(Float64Array, width * height);
  const kinds = kindOf.size === 0 ? null : allocate(Uint8Array, width * height);
  for (let y = 0; y < height; y++) {
    const line = rows[y];
    const number2 = first + y + 1;
    for (let x = 0; x < width; x++) {
      const cost = line[x] === "." ? 1 : costOf$1(line[x]);
      const kind = kinds === null ? void 0 : kindOf.get(line[x]);
      if (cost < 0 && kind === void 0) throw new RangeError(`line ${number2}, column ${x + 1} is ${show(line[x])}: a cell is "." (passable), "#" or "@" (blocked) or "1" to "9" (terrain cost)`);
      costs[y * width + x] = cost < 0 ? 1 : cost;
      if (kinds !== null) kinds[y * width + x] = kind ?? 0;
    }
  }
  return {
    width,
    height,
    costs,
    kinds
  };
}
function costOf$1(character) {
  if (character === ".") return 1;
  if (character === "#" || character === "@") return 0;
  return character >= "1" && character <= "9" ? Number(character) : -1;
}
function drawGrid(cells, path) {
  const rows = Array.from({ length: cells.height }, (_, y) => Array.from({ length: cells.width }, (_2, x) => characterOf(cells.cost(x, y))));
  if (path !== void 0 && path !== null) {
    const xy = cellsOfPath(path, "findPath returns one");
    for (let i = 0; i < xy.length; i += 2) {
      const [x, y] = [xy[i], xy[i + 1]];
      if (!liesIn(x, y, cells)) throw new RangeError(`path leads through (${x}, ${y}), which is not in this grid`);
      rows[y][x] = "*";
    }
    rows[xy[xy.length - 1]][xy[xy.length - 2]] = "G";
    rows[xy[1]][xy[0]] = "S";
  }
  return rows.map((row) => row.join("")).join("\n");
}
function characterOf(cost) {
  if (cost === 1) return ".";
  if (cost === Infinity) return "#";
  return Number.isInteger(cost) && cost < 10 ? String(cost) : "?";
}
function cellsOf(grid) {
  const cells = keptBy(grid, CELLS);
  if (cells !== null) return cells;
  throw notOurs("grid", grid, {
    kind: "a Grid",
    remedy: "Grid.fromRows makes one from an array of rows",
    made: {
      type: Grid,
      key: CELLS
    }
  });
}
var Grid = class Grid2 extends GridBulk {
  static fromRows(rows, options) {
    const walkable = readWalkable(options);
    checkRows(rows);
    const grid = new Grid2(rows[0].length, rows.length);
    const { width, height } = grid;
    const passable = walkable ?? 0;
    const marks = allocate(Uint8Array, width);
    for (let y = 0; y < height; y++) {
      const row = rows[y];
      for (let x = 0; x < width; x++) marks[x] = row[x] === passable || !isBlockedIn(rows, x, y, walkable) ? 0 : 1;
      grid[CELLS].blockRow(y, marks);
    }
    return grid;
  }
  static fromCosts(width, height, costs) {
    checkSides$1(width, height);
    checkLength("costs", costs, width * height, "or use Grid.fromRows for walls alone");
    const grid = new Grid2(width, height);
    const marks = allocate(Uint8Array, width);
    let hasTerrain = false;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        marks[x] = 0;
        if (costs[index] === 1) continue;
        if (isWall(readCost(costs, index))) marks[x] = 1;
        else hasTerrain = true;
      }
      grid[CELLS].blockRow(y, marks);
    }
    if (hasTerrain) grid[CELLS].pn({
      x: 0,
      y: 0,
      width,
      height
    }, costs);
    return grid;
  }
  static fromKinds(width, height, kinds) {
    checkSides$1(width, height);
    checkLength("kinds", kinds, width * height, "one kind for each cell");
    const grid = new Grid2(width, height);
    grid.paste(0, 0, width, height, { kinds });
    return grid;
  }
  static fromText(text, options) {
    if (typeof text !== "string") throw wrongKind("text", text, "a string, such as lines.join('\\n')");
    const { width, height, costs, kinds } = parseGrid(text, readKinds(options));
    const grid = Grid2.fromCosts(width, height, costs);
    if (kinds !== null) grid.paste(0, 0, width, height, { kinds });
    return grid;
  }
  static fromBytes(bytes, options) {
    const { maxCells } = readOptions(options, { maxCells: checkNonNegative }, { maxCells: Infinity });
    return readBytes(bytes, maxCells, (width, height) => new Grid2(width, height)[CELLS]).owner;
  }
  clone() {
    const copy = new Grid2(this[CELLS].width, this[CELLS].height);
    copy[CELLS].fv(this[CELLS]);
    return copy;
  }
  toText(path) {
    return drawGrid(this[CELLS], path);
  }
  toBytes() {
    return bytesOf(this[CELLS]);
  }
};
var Summarized = class {
};
const Printable = /* @__PURE__ */ printable(Summarized);
function printable(type) {
  Object.defineProperty(type.prototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function print(_depth, options, inspect) {
    return `${this.constructor.name} ${inspect(this.summary(), options)}`;
  } });
  return type;
}
var PointList = class extends Printable {
  get __v_skip() {
    return true;
  }
  at(position) {
    const whole = Math.trunc(checkNumber("position", position)) || 0;
    const index = whole < 0 ? this.length + whole : whole;
    return index >= 0 && index < this.length ? this.pointAt(index) : void 0;
  }
  forEach(callback) {
    checkCallback(callback);
    let index = 0;
    for (const point of this) callback(point, index++);
  }
  map(callback) {
    checkCallback(callback);
    return this.toArray().map((point, index) => callback(point, index));
  }
  toArray() {
    return Array.from(this);
  }
  toJSON() {
    return this.toArray();
  }
  toString() {
    return this.waypoints().map(({ x, y }) => `${x},${y}`).join(" > ");
  }
  summary() {
    return Object.fromEntries([["length", this.length], ...Object.entries(this)]);
  }
};
function checkCallback(callback) {
  if (typeof callback !== "function") throw wrongKind("callback", callback, "a function");
}
function flatPoints(list) {
  const flat = [];
  for (let i = 0; i < list.length; i++) {
    const one = list[i];
    if (typeof one !== "object" || one === null) flat.push(one);
    else if (Array.isArray(one)) flat.push(one[0], one[1]);
    else flat.push(one.x, one.y);
  }
  return flat;
}
function namesFor(groups) {
  const names = {};
  for (const [text, words, needs = text] of groups) for (const word of words.split(" ")) {
    names[word] ?? (names[word] = []);
    names[word].push({
      text,
      mw: needs
    });
  }
  return names;
}
const OTHER_OPTIONS = /* @__PURE__ */ namesFor([
  [
    "diagonals, such as { diagonals: 'never' }",
    "allowdiagonal allowdiagonals diagonal diagonalmovement diagonalmoves dontcrosscorners crosscorners cutcorners cornercutting allowcornercutting neighbors neighbours connectivity topology directions",
    "diagonals"
  ],
  ["heuristicWeight", "weight hweight epsilon greediness"],
  ["heuristic", "h heuristicfunction heuristicfn distance metric estimate"],
  ["algorithm", "algo method finder finderoptions strategy"],
  ["maxExpansions", "limit maxiterations iterations iterationspercalculation maxnodes maxsteps"],
  ["maxCost", "maxdistance maxlength cutoff maxpathlength"],
  ["turnCost", "turnpenalty turningcost turningpenalty directionchangecost bendcost penalty"],
  ["startDirection", "heading startheading startangle facing"],
  ["goalDirection", "goalheading endheading enddirection goalangle"],
  ["size", "agentsize unitsize clearance width footprint"],
  ["avoid", "avoidcells blockedcells obstacles exclude"],
  ["range", "tolerance radius goalradius within"],
  ["partial", "closest nearest findclosest returnclosest"],
  ["straightCost", "orthogonalcost"],
  ["diagonalCost", "diagonalweight"],
  ["layers", "layer costlayer costlayers"],
  ["trace", "debug visited history"],
  ["engine", "backend wasm usewasm"],
  ["sliceMilliseconds", "budgetperslice budget timeout timelimit milliseconds maxmilliseconds"],
  ["maxMilliseconds", "milliseconds timeout timelimit budget seconds"],
  [
    "terrain of the grid: grid.setCost, or layers",
    "cost costs weights costfunction getcost terrain",
    "layers"
  ],
  [
    "findPathAsync, which takes a signal",
    "signal abortsignal abort",
    "heuristic"
  ],
  [
    "findPathAsync with sliceMilliseconds, or createSearch",
    "timeout timelimit milliseconds maxmilliseconds budget budgetperslice slicemilliseconds",
    "heuristic"
  ]
]);
const OTHER_VALUES = /* @__PURE__ */ namesFor([
  ['"octile"', "octal octagonal diagonal"],
  ['"manhattan"', "taxicab cityblock l1"],
  ['"euclidean"', "euclid euclidian l2"],
  ['"chebyshev"', "chebychev tchebychev chessboard linf"],
  ['"zero"', "none null nullheuristic"],
  [
    "heuristicWeight: 0, which is Dijkstra's algorithm",
    "dijkstra",
    '"astar"'
  ],
  ['"zero"', "dijkstra"],
  [
    "heuristicWeight: Infinity",
    "greedy bestfirst bestfirstsearch",
    '"astar"'
  ],
  ['"astar"', "a*"],
  ['"jps"', "jumppoint jumppointsearch jpf jps+"],
  ['"never"', "false none no null off"],
  [
    '"onlyWhenNoObstacles" (or "always")',
    "true yes on",
    '"onlyWhenNoObstacles"'
  ],
  ['"wasm"', "webassembly"],
  ['"js"', "javascript fallback typescript"]
]);
function suggestOption(asked, known) {
  return nearestName(asked, known, OTHER_OPTIONS);
}
function suggestValue(asked, known) {
  return nearestName(asked, known, OTHER_VALUES);
}
function isReadLater(name) {
  return name === "layers" || name === "kindCosts" || name === "avoid";
}
const DIAGONALS = [
  "onlyWhenNoObstacles",
  "ifAtMostOneObstacle",
  "always",
  "never"
];
const HEURISTICS = [
  "octile",
  "manhattan",
  "euclidean",
  "chebyshev",
  "zero"
];
const ALGORITHMS = [
  "auto",
  "astar",
  "jps"
];
const ENGINES = [
  "auto",
  "wasm",
  "js"
];
const DEFAULTS$10 = {
  diagonals: "onlyWhenNoObstacles",
  heuristic: "octile",
  heuristicWeight: 1,
  straightCost: 1,
  diagonalCost: Math.SQRT2,
  turnCost: 0,
  startDirection: 8,
  goalDirection: 8,
  algorithm: "auto",
  maxExpansions: Infinity,
  maxOpen: Infinity,
  maxCost: Infinity,
  range: 0,
  partial: false,
  trace: false,
  size: 1,
  allowBlockedStart: false,
  engine: "auto"
};
const CHECKS$10 = {
  layers: () => {
  },
  diagonals: (name, value) => checkChoice(name, value, DIAGONALS, suggestValue),
  heuristic: (name, value) => typeof value === "function" ? value : checkChoice(name, value, HEURISTICS, suggestValue),
  heuristicWeight: checkNonNegative,
  straightCost: checkCost,
  diagonalCost: checkCost,
  turnCost: checkPenalty,
  startDirection: checkDirection,
  goalDirection: checkDirection,
  algorithm: (name, value) => checkChoice(name, value, ALGORITHMS, suggestValue),
  maxExpansions: (name, value) => checkLimit(name, value, 0),
  maxOpen: (name, value) => checkLimit(name, value, 1),
  maxCost: checkNonNegative,
  range: (name, value) => checkInteger(name, value, 0, Number.MAX_SAFE_INTEGER),
  partial: checkBoolean,
  trace: checkBoolean,
  size: (name, value) => checkInteger(name, value, 1, 64),
  kindCosts: () => {
  },
  avoid: () => {
  },
  allowBlockedStart: checkBoolean,
  engine: (name, value) => checkChoice(name, value, ENGINES, suggestValue)
};
const OPTION_NAMES$1 = /* @__PURE__ */ Object.keys(CHECKS$10);
let latest = {
  names: [],
  values: [],
  resolved: DEFAULTS$10
};
function resolveOptions$1(options) {
  if (options === void 0) return DEFAULTS$10;
  if (!isPlain$1(options)) return resolve(options);
  const { names, values, resolved } = latest;
  let count = 0;
  for (const name in options) {
    if (!(name === names[count]) || !isReadLater(name) && options[name] !== values[count]) return resolve(options);
    count++;
  }
  return count === names.length ? resolved : resolve(options);
}
function isPlain$1(options) {
  try {
    return (options == null ? void 0 : options.constructor) === Object;
  } catch {
    return false;
  }
}
function resolve(options) {
  checkNames("options", options, OPTION_NAMES$1, suggestOption);
  const resolved = { ...DEFAULTS$10 };
  const read = {};
  for (const name of OPTION_NAMES$1) {
    if (isReadLater(name)) continue;
    const value = options[name];
    read[name] = value;
    if (value !== void 0) resolved[name] = CHECKS$10[name](name, value);
  }
  if (typeof resolved.heuristic !== "function" && isPlain$1(options)) {
    const names = [];
    for (const name in options) names.push(name);
    latest = {
      names,
      values: names.map((name) => name in read ? read[name] : options[name]),
      resolved
    };
  }
  return resolved;
}
const NO_BUCKETS = {
  buckets: 0,
  bucketsPerCost: 0
};
function bucketsFor$1(costs) {
  const { rule, straight: straight2, diagonal, leastCost: leastCost2, greatestCost: greatestCost2 } = costs;
  const bucketsPerCost = 4 / (straight2 * leastCost2);
  const longest = rule === RULES.never ? straight2 : diagonal;
  const rise = longest * (greatestCost2 + leastCost2) * bucketsPerCost + 3;
  return straight2 <= longest && rise <= 65536 && bucketsPerCost < Infinity ? {
    buckets: powerAbove(rise),
    bucketsPerCost
  } : NO_BUCKETS;
}
function powerAbove(value) {
  let power = 1;
  while (power < value) power *= 2;
  while (power / 2 >= value && power > Number.MIN_VALUE) power /= 2;
  return power;
}
const SHIFT = 5;
function leastCost(cells) {
  if (cells.terrain === null) return 1;
  const least = rangeOf(cells).least();
  return least === Infinity ? 1 : least;
}
function greatestCost(cells) {
  if (cells.terrain === null) return 1;
  const greatest = rangeOf(cells).el();
  return greatest === -Infinity ? 1 : greatest;
}
function uniformCost(cells) {
  if (cells.mj) return 0;
  if (cells.terrain === null) return 1;
  const range = rangeOf(cells);
  return range.el() > range.least() ? 0 : leastCost(cells);
}
function rangeOf(cells) {
  cells.range ?? (cells.range = new CostRange(cells));
  return cells.range;
}
var CostRange = class {
  constructor(cells) {
    this.bw = [];
    this.hd = [];
    this.cells = cells;
    this.follower = new Follower([cells.blockedJournal, cells.terrainJournal]);
    let blocks = cells.width * cells.height;
    do {
      blocks = Math.ceil(blocks / 2 ** SHIFT);
      this.bw.push(allocate(Float64Array, blocks));
      this.hd.push(allocate(Float64Array, blocks));
    } while (blocks > 1);
  }
  least() {
    this.follower.catchUp(this);
    return this.bw[this.bw.length - 1][0];
  }
  el() {
    this.follower.catchUp(this);
    return this.hd[this.hd.length - 1][0];
  }
  readAll() {
    for (let level = 0; level < this.bw.length; level++) for (let block = 0; block < this.bw[level].length; block++) this.read(level, block);
  }
  readCell(cell) {
    let block = cell;
    for (let level = 0; level < this.bw.length; level++) {
      block >>= SHIFT;
      if (!this.read(level, block)) return;
    }
  }
  read(level, block) {
    return level === 0 ? this.readCells(block) : this.readBlocks(level, block);
  }
  readCells(block) {
    const { width, height } = this.cells;
    const { costs } = this.cells.terrain;
    let cell = block << SHIFT;
    const end = Math.min(cell + 2 ** SHIFT, width * height);
    let y = Math.floor(cell / width);
    let x = cell - y * width;
    let least = Infinity;
    let greatest = -Infinity;
    while (cell < end) {
      const count = Math.min(end - cell, width - x);
      for (let free = ~this.py(x, y) & -1 >>> 32 - count; free !== 0; free &= free - 1) {
        const cost = costs[cell + 31 - Math.clz32(free & -free)];
        if (cost < least) least = cost;
        if (cost > greatest) greatest = cost;
      }
      cell += count;
      x = 0;
      y++;
    }
    return this.write(0, block, least, greatest);
  }
  py(x, y) {
    const plane = this.cells.blocked;
    const byte = this.cells.gv(x, y);
    const shift = x + 1 & 7;
    return (plane[byte] | plane[byte + 1] << 8 | plane[byte + 2] << 16 | plane[byte + 3] << 24) >>> shift | plane[byte + 4] << 1 << 31 - shift;
  }
  readBlocks(level, block) {
    const below = this.bw[level - 1];
    const belowGreatest = this.hd[level - 1];
    const first = block << SHIFT;
    const end = Math.min(first + 2 ** SHIFT, below.length);
    let least = Infinity;
    let greatest = -Infinity;
    for (let child = first; child < end; child++) {
      if (below[child] < least) least = below[child];
      if (belowGreatest[child] > greatest) greatest = belowGreatest[child];
    }
    return this.write(level, block, least, greatest);
  }
  write(level, block, least, greatest) {
    if (this.bw[level][block] === least && this.hd[level][block] === greatest) return false;
    this.bw[level][block] = least;
    this.hd[level][block] = greatest;
    return true;
  }
};
var Clutter = class {
  constructor(cells) {
    this.blocked = 0;
    this.aj = 0;
    this.cells = cells;
    this.follower = new Follower([cells.blockedJournal]);
    this.words = new Int32Array(cells.blocked.buffer, 0, cells.blocked.length >> 2);
    this.lr = allocate(Int32Array, cells.height);
    this.lo = allocate(Int32Array, cells.height);
    this.ai = allocate(Uint8Array, cells.height);
  }
  release() {
  }
  isCluttered() {
    if (!this.follower.isCurrent()) this.catchUp();
    return this.aj * 8 >= this.blocked && this.aj * 128 >= this.cells.width * this.cells.height;
  }
  catchUp() {
    const { width, height } = this.cells;
    const changes = this.follower.since(0);
    this.follower.mark();
    if (changes === null) {
      for (let y = 0; y < height; y++) this.count(y);
      return;
    }
    const { ai: isStale } = this;
    let first = height;
    let last = 0;
    for (const cell of changes) {
      const y = Math.floor(cell / width);
      const top = Math.max(y - 1, 0);
      const bottom = Math.min(y + 1, height - 1);
      first = Math.min(first, top);
      last = Math.max(last, bottom);
      isStale[top] = isStale[y] = isStale[bottom] = 1;
    }
    for (let y = first; y <= last; y++) {
      if (isStale[y] === 1) this.count(y);
      isStale[y] = 0;
    }
  }
  count(y) {
    const { words } = this;
    const length = this.cells.rowBytes >> 2;
    const first = (y + 1) * length;
    let blocked = this.cells.width - 32 * length;
    let alone = 0;
    for (let at = first; at < first + length; at++) {
      const here = words[at];
      const beside = here << 1 | words[at - 1] >>> 31 | here >>> 1 | words[at + 1] << 31;
      blocked += ones(here);
      alone += ones(here & ~(beside | words[at - length] | words[at + length]));
    }
    this.blocked += blocked - this.lr[y];
    this.aj += alone - this.lo[y];
    this.lr[y] = blocked;
    this.lo[y] = alone;
  }
};
const COUNTS = /* @__PURE__ */ new Slot();
function mayBeCluttered({ width, height }) {
  return width >= 31 && width * height >= 32768;
}
function isCluttered$1(cells) {
  if (!mayBeCluttered(cells)) return false;
  let counts = COUNTS.of(cells);
  if (counts === null) {
    counts = new Clutter(cells);
    COUNTS.set(cells, counts);
  }
  return counts.isCluttered();
}
function ones(word) {
  let sum = word - (word >>> 1 & 1431655765);
  sum = (sum & 858993459) + (sum >>> 2 & 858993459);
  return Math.imul(sum + (sum >>> 4) & 252645135, 16843009) >>> 24;
}
const PLAIN = {
  uniformCost: 1,
  leastCost: 1,
  greatestCost: 1,
  kb: false,
  gated: false,
  contracted: null
};
function isPlain(cells) {
  if (cells.terrain !== null || cells.closedExits.used > 0) return false;
  return !mayBeCluttered(cells) && CONTRACTED$1.of(cells) === null;
}
function groundOf(cells, diagonals) {
  return {
    uniformCost: uniformCost(cells),
    leastCost: leastCost(cells),
    greatestCost: greatestCost(cells),
    kb: isHardClutter(cells, diagonals),
    gated: cells.closedExits.used > 0,
    contracted: currentOf(cells)
  };
}
function currentOf(cells) {
  const contracted = CONTRACTED$1.of(cells);
  return (contracted == null ? void 0 : contracted.isCurrent) ? contracted : null;
}
function isStill(ground, cells, diagonals) {
  return uniformCost(cells) === ground.uniformCost && leastCost(cells) === ground.leastCost && greatestCost(cells) === ground.greatestCost && cells.closedExits.used > 0 === ground.gated && isHardClutter(cells, diagonals) === ground.kb && currentOf(cells) === ground.contracted;
}
function isHardClutter(cells, diagonals) {
  var _a;
  return ((_a = usefulLandmarks(cells)) == null ? void 0 : _a.rule) !== RULES[diagonals] && isCluttered$1(cells);
}
function heuristicTerms(name, costs) {
  const diagonal = Math.min(costs.diagonal, 2 * costs.straight);
  const straight2 = Math.min(costs.straight, diagonal);
  const longer2 = shortened(straight2);
  switch (name === "octile" && diagonal === straight2 ? "chebyshev" : name) {
    case "octile":
      return {
        bq: straight2,
        cd: diagonal - 2 * straight2,
        dl: 0
      };
    case "manhattan":
      return {
        bq: costs.straight,
        cd: 0,
        dl: 0
      };
    case "chebyshev":
      return {
        bq: longer2,
        cd: -longer2,
        dl: 0
      };
    case "euclidean":
      return {
        bq: 0,
        cd: 0,
        dl: Math.min(straight2, diagonal / Math.SQRT2)
      };
    case "zero":
      return {
        bq: 0,
        cd: 0,
        dl: 0
      };
  }
}
function shortened(cost) {
  const bits = new BigUint64Array(Float64Array.of(cost).buffer);
  bits[0] &= -67108864n;
  return new Float64Array(bits.buffer)[0];
}
function heuristicScale({ heuristic }, leastCost2) {
  return typeof heuristic === "function" ? Math.min(leastCost2, 1) : leastCost2;
}
function checked$1(heuristic) {
  return (dx2, dy2) => {
    const value = heuristic(dx2, dy2);
    if (typeof value !== "number" || !(value >= 0 && value < Infinity)) throw wrongEstimate(`heuristic(${dx2}, ${dy2}) returned`, value);
    return value;
  };
}
const TOLERANCE = 1e-12;
const LARGEST = 67108864;
function orderingCosts(straight2, diagonal) {
  const ratio = diagonal / straight2;
  let [p, previousP] = [Math.floor(ratio), 1];
  let [q, previousQ] = [1, 0];
  let rest = ratio - p;
  while (rest > 0 && !isWithin(Number.EPSILON, p / q, ratio)) {
    const term = Math.floor(1 / rest);
    const nextP = term * p + previousP;
    const nextQ = term * q + previousQ;
    if (nextP > LARGEST || nextQ > LARGEST) break;
    [previousP, previousQ, p, q] = [
      p,
      q,
      nextP,
      nextQ
    ];
    rest = 1 / rest - term;
  }
  const close = isWithin(q > LARGEST / 4 ? TOLERANCE : Number.EPSILON, p / q, ratio);
  return p > 0 && close ? {
    straight: q,
    diagonal: p
  } : {
    straight: straight2,
    diagonal
  };
}
function canonicalCosts(straight2, diagonal) {
  const costs = orderingCosts(straight2, diagonal);
  return costs.diagonal === 2 * costs.straight ? {
    straight: 2 ** 25,
    diagonal: 2 ** 26 - 1
  } : costs;
}
function isWithin(tolerance, fraction, ratio) {
  return Math.abs(fraction - ratio) <= tolerance * ratio;
}
function keepsCanonicalRoutes(rule, straight2, diagonal) {
  return rule === RULES.never || straight2 <= diagonal && diagonal < 2 * straight2;
}
const turnsAreFree = ({ options }) => !countsTurns(options);
const turnsCost = ({ options }) => countsTurns(options);
const isAStarAsked = ({ options }) => options.algorithm === "astar";
const isNotAuto = ({ options }) => options.algorithm !== "auto";
const isFunction = ({ options }) => typeof options.heuristic === "function";
const isVaried = ({ au: ground }) => ground.uniformCost === 0;
const isUniform = ({ au: ground }) => ground.uniformCost !== 0;
const hasClosedExits$1 = ({ au: ground }) => ground.gated;
const isCluttered = ({ au: ground, options }) => ground.kb && options.algorithm !== "jps";
const isWeighted = ({ options }) => options.heuristicWeight !== 1;
const isBlind = ({ options }) => options.heuristic === "zero";
const isWeightedUnasked = (request) => request.options.algorithm !== "jps" && isWeighted(request);
const isBlindUnasked = (request) => request.options.algorithm !== "jps" && isBlind(request);
const isEuclidean = ({ options }) => options.heuristic === "euclidean";
const mayOverestimate = ({ mf: isConsistent2 }) => !isConsistent2;
const hasOddDiagonals = ({ me: isCanonical }) => !isCanonical;
const isLimited = (request) => request.iy;
const isTraced$1 = ({ options }) => options.trace;
const isPartial = ({ options }) => options.partial;
const hasRange = ({ options }) => options.range > 0;
const hasLargeRange = ({ options: { range, trace, maxOpen } }) => range > 0 && (range > 8 || trace || maxOpen < Infinity);
const isPartialAmongCells = ({ iy: isLimited2, options: { partial, heuristic } }) => partial && (isLimited2 || heuristic === "euclidean" || heuristic === "chebyshev");
const isStopped = ({ options }) => options.maxExpansions === 0 || options.maxCost < Infinity;
const wantsOtherHeuristic = ({ options: { algorithm, heuristic, diagonals } }) => algorithm === "astar" && heuristic !== "octile" && !(heuristic === "manhattan" && diagonals === "never");
const lacksWholeCosts = ({ nn: whole }) => whole.wholeLimit === 0;
const isNotContracted = ({ oh: isContracted }) => !isContracted;
const hasExtremeCosts = ({ au: ground }) => !costsCount(ground);
const needsManyBuckets = ({ buckets }) => buckets.buckets === 0;
const NO_JUMPS = [
  isAStarAsked,
  turnsCost,
  isFunction,
  isVaried,
  hasClosedExits$1,
  isCluttered,
  isWeightedUnasked,
  isBlindUnasked,
  hasOddDiagonals,
  mayOverestimate,
  hasLargeRange,
  isPartialAmongCells
];
const NO_TERRAIN = [
  isNotAuto,
  isUniform,
  turnsCost,
  isFunction,
  hasClosedExits$1,
  mayOverestimate,
  isEuclidean,
  isPartial,
  isLimited
];
const NOT_DIRECT = [
  isBlind,
  isWeighted,
  hasRange,
  isTraced$1,
  isStopped
];
function countsTurns({ turnCost, startDirection, goalDirection }) {
  return turnCost > 0 || startDirection !== 8 || goalDirection !== 8;
}
const BY_BUCKETS = {
  method: 5,
  ep: [NO_TERRAIN, [isTraced$1, needsManyBuckets]]
};
const METHODS = [
  {
    method: 7,
    ep: [[turnsAreFree]]
  },
  {
    method: 9,
    ep: [
      [
        isNotContracted,
        isLimited,
        isPartial
      ],
      NO_JUMPS,
      NOT_DIRECT
    ]
  },
  {
    method: 3,
    ep: [NO_JUMPS]
  },
  {
    method: 8,
    ep: [[
      isVaried,
      isFunction,
      hasClosedExits$1,
      hasOddDiagonals,
      mayOverestimate,
      isWeighted,
      isBlind
    ], [
      hasRange,
      isTraced$1,
      isPartial,
      isLimited,
      wantsOtherHeuristic,
      lacksWholeCosts
    ]]
  },
  {
    method: 4,
    ep: [NO_TERRAIN, [
      isCluttered,
      isWeighted,
      isBlind,
      hasOddDiagonals,
      hasRange,
      hasExtremeCosts
    ]]
  },
  BY_BUCKETS,
  {
    method: 6,
    ep: []
  }
];
function chooseMethod(request) {
  const why = [];
  for (const { method, ep: obstacles } of METHODS) {
    const obstacle = firstOf(obstacles, request);
    if (obstacle === null) return {
      method,
      ll: why
    };
    why.push(obstacle);
  }
  throw new Error("unreachable: A* has no obstacle");
}
function firstOf(groups, request) {
  for (const group of groups) for (const obstacle of group) if (obstacle(request)) return obstacle;
  return null;
}
function fallbackOf(method, request) {
  if (method === 7) return method;
  return method === 4 && firstOf(BY_BUCKETS.ep, request) === null ? 5 : 6;
}
function endsInView(request) {
  return !NOT_DIRECT.some((obstacle) => obstacle(request));
}
const DIFFERING = "terrain costs differ, or layers are given";
function checkJps({ options, au: ground }) {
  if (options.algorithm !== "jps") return;
  if (options.turnCost > 0) throw noJumps(`turnCost is ${options.turnCost}`);
  if (countsTurns(options)) throw noJumps("a direction is given");
  if (typeof options.heuristic === "function") throw noJumps("heuristic is a function");
  if (ground.uniformCost === 0) throw noJumps(DIFFERING);
  if (ground.gated) throw noJumps("the grid has closed exits");
  const { straight: straight2, diagonal } = canonicalCosts(options.straightCost, options.diagonalCost);
  if (!keepsCanonicalRoutes(RULES[options.diagonals], straight2, diagonal)) throw noJumps(`diagonalCost ${options.diagonalCost}: it must be from straightCost to 2 x straightCost`);
}
function checkPartial({ partial, startDirection, goalDirection }) {
  if (!partial || startDirection === 8 && goalDirection === 8) return;
  throw new RangeError("partial is true and a direction is given: leave out partial, or startDirection and goalDirection");
}
function noJumps(why) {
  return /* @__PURE__ */ new RangeError(`algorithm is "jps" and ${why}; use "auto" or "astar"`);
}
function costsCount({ leastCost: leastCost2, greatestCost: greatestCost2 }) {
  return leastCost2 > 0 && greatestCost2 <= leastCost2 * 2 ** 22;
}
const MOST_STEP = 32768;
const MOST_COST = 2147221504;
const LEAST_STEPS = 1024;
const NO_WHOLE_COSTS = {
  wholeStraight: 0,
  wholeDiagonal: 0,
  wholeLimit: 0,
  bucketShift: 0
};
function wholeCosts(rule, { straight: straight2, diagonal }) {
  if (rule === RULES.never) return {
    wholeStraight: 1,
    wholeDiagonal: 2,
    wholeLimit: MOST_COST,
    bucketShift: 0
  };
  if (diagonal < straight2 || diagonal > 2 * straight2) return NO_WHOLE_COSTS;
  const { p, q } = lessThanTwo(convergent(diagonal / straight2));
  const limit = p * straight2 === q * diagonal ? MOST_COST : p * q - 1;
  if (limit < LEAST_STEPS * q) return NO_WHOLE_COSTS;
  return {
    wholeStraight: q,
    wholeDiagonal: p,
    wholeLimit: limit,
    bucketShift: shiftFor(q)
  };
}
function convergent(ratio) {
  let [p, previousP] = [1, 1];
  let [q, previousQ] = [1, 0];
  let rest = ratio - 1;
  while (rest > Number.EPSILON && p / q !== ratio) {
    const term = Math.floor(1 / rest);
    const nextP = term * p + previousP;
    const nextQ = term * q + previousQ;
    if (nextP >= MOST_STEP) break;
    [previousP, previousQ, p, q] = [
      p,
      q,
      nextP,
      nextQ
    ];
    rest = 1 / rest - term;
  }
  return {
    p,
    q
  };
}
function lessThanTwo(fraction) {
  return fraction.p < 2 * fraction.q ? fraction : {
    p: 32767,
    q: MOST_STEP / 2
  };
}
function shiftFor(straight2) {
  return Math.max(Math.floor(Math.log2(0.3 * straight2)), 0);
}
const NO_LIMIT = 4294967295;
const LARGEST_RANGE = 16777216;
const LARGEST_WEIGHT = 1048576;
const byDefault = {
  plain: null,
  cn: null,
  au: PLAIN
};
let recent = byDefault;
let recentOptions = DEFAULTS$10;
function planFor(cells, options) {
  if (options !== DEFAULTS$10 && options !== recentOptions) {
    if (typeof options.heuristic === "function") return planOf(options, groundOf(cells, options.diagonals));
    recent = {
      plain: null,
      cn: null,
      au: PLAIN
    };
    recentOptions = options;
  }
  const plans = options === DEFAULTS$10 ? byDefault : recent;
  const version = cells.version();
  if (cells.oz === version || isPlain(cells)) {
    cells.oz = version;
    plans.plain ?? (plans.plain = planOf(options, PLAIN));
    return plans.plain;
  }
  if (plans.cn !== null && isStill(plans.au, cells, options.diagonals)) return plans.cn;
  plans.au = groundOf(cells, options.diagonals);
  plans.cn = null;
  plans.cn = planOf(options, plans.au);
  return plans.cn;
}
function planOf(options, ground) {
  const { uniformCost: uniformCost2, leastCost: leastCost2, greatestCost: greatestCost2, gated } = ground;
  const { straightCost, diagonalCost, heuristic } = options;
  const rule = RULES[options.diagonals];
  const greedy = options.heuristicWeight === Infinity;
  const weight = greedy ? 1 : Math.min(options.heuristicWeight, LARGEST_WEIGHT);
  const isUniform2 = uniformCost2 !== 0;
  const costs = chooseCosts(options, isUniform2);
  const { straight: straight2, diagonal } = costs;
  const request = requestOf(options, ground, costs);
  checkJps(request);
  checkPartial(options);
  const choice = chooseMethod(request);
  const contracted = choice.method === 9;
  const method = contracted ? 3 : choice.method;
  const fallback = fallbackOf(method, request);
  const jumping = method === 3;
  const bucketing = method === 5 || fallback === 5;
  const named = typeof heuristic === "function" ? "zero" : heuristic;
  const terms = heuristicTerms(jumping && named !== "zero" ? "octile" : named, costs);
  const { mf: isConsistent2, me: isCanonical } = request;
  const maxCost = options.maxCost * 1.0000000001;
  const terrainScale = isUniform2 ? uniformCost2 : 1;
  const mostG = maxCost / terrainScale * (straight2 / straightCost);
  return {
    method,
    fallback,
    ll: choice.ll,
    contracted,
    kg: jumping && endsInView(request),
    na: jumping ? named !== "zero" && weight === 1 : method === 4,
    rule,
    jm: isCanonical && isConsistent2 && !gated ? choosePruning(rule, isUniform2) : 0,
    buckets: bucketing ? request.buckets.buckets : 0,
    bucketsPerCost: bucketing ? request.buckets.bucketsPerCost : 0,
    ...method === 8 ? request.nn : NO_WHOLE_COSTS,
    gated,
    nu: isConsistent2,
    straight: straight2,
    diagonal,
    straightCost,
    diagonalCost,
    turn: options.turnCost / terrainScale * (straight2 / straightCost),
    turnCost: options.turnCost,
    startDirection: options.startDirection,
    goalDirection: options.goalDirection,
    uniformCost: uniformCost2,
    leastCost: leastCost2,
    greatestCost: greatestCost2,
    mt: powerAbove(diagonal * greatestCost2),
    lh: terrainScale,
    ps: isUniform2 ? 0 : -1,
    ...terms,
    fz: typeof heuristic === "function" ? checked$1(heuristic) : null,
    bv: greedy ? 0 : 1,
    ab: greedy ? 1 : weight * heuristicScale(options, leastCost2) / terrainScale,
    maxExpansions: Math.min(options.maxExpansions, NO_LIMIT),
    maxOpen: Math.min(options.maxOpen, NO_LIMIT),
    hm: isConsistent2 && !options.partial ? mostG * 1.0000000001 || Number.MIN_VALUE : Infinity,
    ku: options.partial ? mostG : Infinity,
    maxCost,
    range: Math.min(options.range, LARGEST_RANGE),
    partial: options.partial,
    lp: options.partial && isConsistent2 && !request.iy,
    cs: options.trace,
    check: chooseCheck(options, request, jumping)
  };
}
function requestOf(options, ground, { straight: straight2, diagonal }) {
  const { maxExpansions, maxOpen, maxCost } = options;
  const { contracted, leastCost: leastCost2, greatestCost: greatestCost2 } = ground;
  const rule = RULES[options.diagonals];
  return {
    options,
    au: ground,
    oh: (contracted == null ? void 0 : contracted.rule) === rule && contracted.straight === straight2 && contracted.diagonal === diagonal,
    iy: Math.min(maxExpansions, maxOpen, maxCost) < Infinity,
    me: keepsCanonicalRoutes(rule, straight2, diagonal),
    mf: isConsistent(options),
    buckets: ground.uniformCost === 0 ? bucketsFor$1({
      rule,
      straight: straight2,
      diagonal,
      leastCost: leastCost2,
      greatestCost: greatestCost2
    }) : NO_BUCKETS,
    nn: ground.uniformCost === 0 ? NO_WHOLE_COSTS : wholeCosts(rule, {
      straight: straight2,
      diagonal
    })
  };
}
function chooseCosts(options, isUniform2) {
  const { straightCost, diagonalCost, diagonals, heuristic, partial } = options;
  if (typeof heuristic === "function") return {
    straight: straightCost,
    diagonal: diagonalCost
  };
  if (diagonals === "never") return {
    straight: 1,
    diagonal: 2
  };
  return (isUniform2 && !partial && !countsTurns(options) ? canonicalCosts : orderingCosts)(straightCost, diagonalCost);
}
function choosePruning(rule, isUniform2) {
  if (isUniform2) return 1;
  return rule === RULES.never ? 0 : 2;
}
function chooseCheck(options, { iy: isLimited2 }, jumping) {
  if (jumping) return isLimited2 || options.range > 0 ? 2 : 1;
  return isLimited2 || options.trace || options.partial || typeof options.heuristic === "function" || options.range > 8 ? 0 : 1;
}
function isConsistent({ heuristic, heuristicWeight, diagonals }) {
  if (typeof heuristic === "function" || heuristicWeight > 1) return false;
  return heuristicWeight === 0 || heuristic !== "manhattan" || diagonals === "never";
}
let add$1 = (cells) => cells;
let check = (name, layer) => {
  throw notALayer(name, layer);
};
function provideLayers(checker, adder) {
  check = checker;
  add$1 = adder;
}
function readLayers(cells, layers) {
  if (!isArray(layers)) throw wrongKind("layers", layers, "an array");
  const hole = firstHole(layers);
  if (hole >= 0) check(`layers[${hole}]`, layers[hole], cells);
  return [...layers].map((layer, i) => check(`layers[${i}]`, layer, cells));
}
function layeredCells(cells, layers) {
  return layers === void 0 ? cells : add$1(cells, readLayers(cells, layers));
}
function notALayer(name, value, made) {
  return notOurs(name, value, {
    kind: "a CostLayer",
    remedy: "blendLayers makes one",
    ...made && { made }
  });
}
const KINDS = 2;
var DerivedCells = class extends CellStore {
  constructor(source, side) {
    super(source.width, source.height, { closedExits: source.closedExits });
    this.source = source;
    this.side = side;
    const { blockedJournal, terrainJournal, kinds } = source;
    this.follower = new Follower([
      blockedJournal,
      terrainJournal,
      kinds.journal
    ]);
  }
  gu() {
    this.follower.catchUp(this, this.width * this.height / (4 * this.side * this.side));
  }
  readAll() {
    this.ke(0, 0, this.width - 1, this.height - 1);
  }
  readCell(cell) {
    const { side, width } = this;
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    this.ke(Math.max(x - side + 1, 0), Math.max(y - side + 1, 0), x, y);
  }
  qo() {
    return this.follower.qn(KINDS);
  }
  put(x, y, cost, isBlocked2 = cost === Infinity) {
    this.setBlocked(x, y, isBlocked2);
    if (cost !== Infinity) this.setTerrainCost(x, y, cost);
  }
};
var StandingPlaces = class extends DerivedCells {
  constructor(source, size) {
    super(source, size);
    this.size = size;
  }
  ke(left, top, right, bottom) {
    const { size, source } = this;
    const columns = right - left + 1;
    const rows = [];
    for (let y = top; y < bottom + size; y++) {
      rows.push(y < source.height ? dearestAlong(source, left, y, columns, size) : new Float64Array(columns).fill(Infinity));
      const stand = y - size + 1;
      if (stand < top) continue;
      for (let i = 0; i < columns; i++) {
        let dearest = 0;
        for (let k = stand - top; k <= y - top; k++) if (rows[k][i] > dearest) dearest = rows[k][i];
        this.put(left + i, stand, dearest);
      }
      rows[stand - top] = EMPTY$1;
    }
  }
};
const EMPTY$1 = /* @__PURE__ */ new Float64Array(0);
function dearestAlong(source, left, y, count, size) {
  const dearest = new Float64Array(count);
  for (let i = 0; i < count + size - 1; i++) {
    const x = left + i;
    const cost = x < source.width ? source.cost(x, y) : Infinity;
    for (let at = Math.max(i - size + 1, 0); at <= Math.min(i, count - 1); at++) if (cost > dearest[at]) dearest[at] = cost;
  }
  return dearest;
}
var PricedKinds = class extends DerivedCells {
  constructor(source, factors) {
    super(source, 1);
    this.kh = factors;
  }
  oe(factors) {
    if (factors.length !== this.kh.length) return false;
    for (let kind = 0; kind < factors.length; kind++) if (factors[kind] !== this.kh[kind]) return false;
    return true;
  }
  qr(kindCosts) {
    return this.qo() && isList(kindCosts) && this.oe(kindCosts);
  }
  ke(left, top, right, bottom) {
    const { kh: factors, source } = this;
    const { terrain, kinds, width } = source;
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) {
      const cell = y * width + x;
      const factor = factors[kinds.at(cell)];
      const isPriced = factor > 0 && factor < Infinity;
      const cost = isPriced ? factor * (terrain === null ? 1 : costAt(terrain, cell)) : Infinity;
      const isRight = cost >= 1e-100 && cost <= 1e100;
      const isBlocked2 = !isPriced || source.isBlocked(x, y);
      if (!isBlocked2 && !isRight) throw wrongProduct(x, y, kinds.at(cell), cost);
      this.put(x, y, isRight ? cost : Infinity, isBlocked2);
    }
  }
};
function wrongProduct(x, y, kind, cost) {
  return /* @__PURE__ */ new RangeError(`kindCosts[${kind}] makes the terrain cost of cell (${x}, ${y}) ${cost}: it must be from ${LEAST_COST} to ${GREATEST_COST}`);
}
function readFactors(kindCosts, kinds) {
  if (!isList(kindCosts)) throw wrongKind("kindCosts", kindCosts, "an array of numbers, one for each kind");
  checkAttached("kindCosts", kindCosts);
  const hole = firstHole(kindCosts);
  if (hole >= 0) throw wrongKind(`kindCosts[${hole}]`, kindCosts[hole], "a number");
  const factors = Float64Array.from({ length: Math.min(kindCosts.length, 256) }, (_, kind) => {
    const factor = kindCosts[kind];
    if (typeof factor !== "number") throw wrongKind(`kindCosts[${kind}]`, factor, "a number; Infinity blocks the kind");
    if (Number.isNaN(factor)) throw new RangeError(`kindCosts[${kind}] is NaN: give a factor > 0, or Infinity, which blocks the kind`);
    return factor;
  });
  for (let kind = factors.length; kind < 256; kind++) {
    if (kinds.ik(kind) === 0) continue;
    throw new RangeError(`kindCosts has ${factors.length} entries, and the grid has cells of kind ${kind}: add kindCosts[${kind}]`);
  }
  return factors;
}
function readAvoided(avoid, grid) {
  if (isIndices(avoid)) {
    checkAttached("avoid", avoid);
    const cells = grid.width * grid.height;
    const wrong = avoid.findIndex((cell) => cell < 0 || cell >= cells);
    if (wrong >= 0) throw new RangeError(`avoid[${wrong}] is ${avoid[wrong]}: cells have indices from 0 to ${cells - 1}`);
    return [...avoid];
  }
  if (typeof avoid !== "object" || avoid === null || isRevoked(avoid) || !isIterable(avoid)) throw wrongKind("avoid", avoid, "an iterable of points, or an Int32Array of cell indices");
  return Array.from(avoid, (point, index) => {
    const { x, y } = checkCell("avoid[*]", point, grid, index);
    return y * grid.width + x;
  });
}
function isIndices(avoid) {
  return viewName(avoid) === "Int32Array";
}
function rereadable(avoid) {
  return typeof avoid === "object" && avoid !== null && !isRevoked(avoid) && isIterable(avoid) && avoid[Symbol.iterator]() === avoid ? Array.from(avoid) : avoid;
}
function readOnce(base, options) {
  if ((options == null ? void 0 : options.avoid) === void 0) return options;
  const { layers, kindCosts, avoid } = options;
  return {
    layers,
    kindCosts,
    avoid: Int32Array.from(readAvoided(avoid, base))
  };
}
const MOST_KEPT$2 = 10;
function onCells(base, options, unit, starts, run) {
  if (unit.size > 1 && base.closedExits.used > 0) throw new RangeError(`size is ${unit.size}, and the grid has closed exits: only units of size 1 can follow them`);
  const isDerived = unit.size > 1 || (options == null ? void 0 : options.kindCosts) !== void 0;
  const runsCode = typeof unit.heuristic === "function";
  if ((options == null ? void 0 : options.avoid) === void 0 && !unit.allowBlockedStart && !(isDerived && runsCode)) return run(cellsFor(base, options, unit));
  const blocked = ((options == null ? void 0 : options.avoid) === void 0 ? [] : readAvoided(options.avoid, base)).filter((cell) => setBlocked(base, cell, true));
  try {
    const cells = cellsFor(base, options, unit);
    const opened = unit.allowBlockedStart ? blockedStarts(cells, base, starts, options == null ? void 0 : options.kindCosts, unit) : [];
    if (runsCode && (isDerived || blocked.length + opened.length > 0)) {
      const copy = copyOf$1(cells);
      for (const start of opened) openStart$1(copy, start);
      for (const cell of blocked.splice(0)) setBlocked(base, cell, false);
      return run(copy);
    }
    return opened.length > 0 ? runOpened(cells, opened, run) : run(cells);
  } finally {
    for (const cell of blocked) setBlocked(base, cell, false);
  }
}
function runOpened(cells, opened, run) {
  try {
    for (const start of opened) openStart$1(cells, start);
    return run(cells);
  } finally {
    for (const { x, y, before } of opened) {
      cells.setBlocked(x, y, true);
      cells.setTerrainCost(x, y, before);
    }
  }
}
function blockedStarts(cells, { kinds, width }, starts, kindCosts, { size }) {
  const opened = [];
  for (const { x, y } of starts) {
    if (!cells.isBlocked(x, y)) continue;
    const before = cells.terrainCost(x, y);
    const factor = (kindCosts == null ? void 0 : kindCosts[kinds.at(y * width + x)]) ?? 1;
    const isKnown2 = size === 1 && factor > 0 && factor < Infinity && before >= 0 && before <= 1e100;
    opened.push({
      x,
      y,
      before,
      cost: isKnown2 ? before : leastCost(cells)
    });
  }
  return opened;
}
function openStart$1(cells, { x, y, cost }) {
  cells.setBlocked(x, y, false);
  cells.setTerrainCost(x, y, cost);
}
function altersCells({ layers, kindCosts, avoid }, { size, allowBlockedStart }) {
  return size > 1 || allowBlockedStart || layers !== void 0 || kindCosts !== void 0 || avoid !== void 0;
}
function setBlocked(cells, cell, blocked) {
  const y = Math.floor(cell / cells.width);
  const x = cell - y * cells.width;
  if (cells.isBlocked(x, y) === blocked) return false;
  cells.setBlocked(x, y, blocked);
  return true;
}
function copyOf$1(cells) {
  const copy = new CellStore(cells.width, cells.height, { closedExits: cells.closedExits });
  copy.fv(cells);
  return copy;
}
function cellsFor(base, options, { size, algorithm }) {
  const priced = (options == null ? void 0 : options.kindCosts) === void 0 ? base : pricedCells(base, options.kindCosts);
  const layered = layeredCells(priced, options == null ? void 0 : options.layers);
  if (size === 1) return layered;
  if (algorithm === "jps" && layered !== priced) throw noJumps(DIFFERING);
  return standingPlaces(layered, size);
}
function pricedCells(base, kindCosts) {
  const { ag: kept } = derivedOf(base);
  for (const one of kept) if (one instanceof PricedKinds && one.qr(kindCosts)) return keep$1(base, one);
  const factors = readFactors(kindCosts, base.kinds);
  return keep$1(base, kept.find((one) => one instanceof PricedKinds && one.oe(factors)) ?? new PricedKinds(base, factors));
}
function standingPlaces(source, size) {
  return keep$1(source, derivedOf(source).ag.find((one) => one instanceof StandingPlaces && one.size === size) ?? new StandingPlaces(source, size));
}
var Derived = class {
  constructor() {
    this.ag = [];
  }
  release() {
    for (const cells of this.ag.splice(0)) cells.ht();
  }
};
const DERIVED$1 = /* @__PURE__ */ new Slot();
function derivedOf(source) {
  const known = DERIVED$1.of(source);
  if (known !== null) return known;
  const derived = new Derived();
  DERIVED$1.set(source, derived);
  return derived;
}
function keep$1(source, cells) {
  var _a;
  const { ag: kept } = derivedOf(source);
  cells.gu();
  if (kept[0] === cells) return cells;
  const at = kept.indexOf(cells);
  if (at >= 0) kept.splice(at, 1);
  kept.unshift(cells);
  if (kept.length > MOST_KEPT$2) (_a = kept.pop()) == null ? void 0 : _a.ht();
  return cells;
}
function disposedOf(what, remedy) {
  return /* @__PURE__ */ new Error(`the ${what} has been disposed of: ${remedy} makes another`);
}
const CHECKED = /* @__PURE__ */ Symbol("checked");
const DERIVED = /* @__PURE__ */ Symbol("derived");
var Path = class Path2 extends PointList {
  constructor(points, checked2) {
    super();
    const own = checked2 === CHECKED ? points : readPoints(points);
    this.points = own.slice();
    this[POINTS$1] = own;
    this[DERIVED] = null;
  }
  static fromJSON(value) {
    const isCopy = typeof value === "object" && value !== null && !isList(value) && "points" in value;
    return new Path2(isCopy ? value.points : value);
  }
  get length() {
    return derivedFrom(this).length;
  }
  get distance() {
    const points = this[POINTS$1];
    let [straight2, diagonal] = [0, 0];
    for (let i = 2; i < points.length; i += 2) {
      const steps = stepsTo(points, i);
      if (points[i] === points[i - 2] || points[i + 1] === points[i - 1]) straight2 += steps;
      else diagonal += steps;
    }
    return straight2 + diagonal * Math.SQRT2;
  }
  get xy() {
    const derived = derivedFrom(this);
    if (derived.xy === null || derived.xy.length === 0) derived.xy = writeCells$1(this[POINTS$1], derived.length);
    return derived.xy;
  }
  pointAt(index) {
    const points = this[POINTS$1];
    const derived = derivedFrom(this);
    derived.positions ?? (derived.positions = positionsOf(points));
    const { positions } = derived;
    const from = latestUpTo(positions, index);
    const steps = index - positions[from];
    const x = points[2 * from];
    const y = points[2 * from + 1];
    if (steps === 0) return {
      x,
      y
    };
    return {
      x: x + steps * Math.sign(points[2 * from + 2] - x),
      y: y + steps * Math.sign(points[2 * from + 3] - y)
    };
  }
  waypoints() {
    const points = this[POINTS$1];
    const waypoints = [];
    let stepX = 0;
    let stepY = 0;
    for (let i = 0; i < points.length; i += 2) {
      const x = points[i];
      const y = points[i + 1];
      const nextX = Math.sign(points[i + 2] - x);
      const nextY = Math.sign(points[i + 3] - y);
      if (nextX !== stepX || nextY !== stepY) waypoints.push({
        x,
        y
      });
      stepX = nextX;
      stepY = nextY;
    }
    return waypoints;
  }
  *[Symbol.iterator]() {
    const points = this[POINTS$1];
    let x = points[0];
    let y = points[1];
    yield {
      x,
      y
    };
    for (let i = 2; i < points.length; i += 2) {
      const stepX = Math.sign(points[i] - x);
      const stepY = Math.sign(points[i + 1] - y);
      while (x !== points[i] || y !== points[i + 1]) {
        x += stepX;
        y += stepY;
        yield {
          x,
          y
        };
      }
    }
  }
};
function derivedFrom(path) {
  path[DERIVED] ?? (path[DERIVED] = {
    length: countCells(path[POINTS$1]),
    positions: null,
    xy: null
  });
  return path[DERIVED];
}
function isCoordinate(value) {
  return typeof value === "number" && (value | 0) === value;
}
function isPoint(points, i) {
  return isCoordinate(points[i]) && isCoordinate(points[i + 1]);
}
function goesOn(points, i) {
  const dx2 = Math.abs(points[i] - points[i - 2]);
  const dy2 = Math.abs(points[i + 1] - points[i - 1]);
  return dx2 === dy2 ? dx2 > 0 : dx2 * dy2 === 0;
}
function readPoints(list) {
  if (!isList(list)) throw wrongKind("points", list, "an array of coordinates, x0, y0, …, or of cells");
  const given = typeof list[0] === "object" ? flatPoints(list) : list;
  checkAttached("points", given);
  const hole = firstHole(given);
  if (hole >= 0) throw notJoined(given, hole & -2);
  const { length } = given;
  if (length < 2 || length % 2 !== 0) throw new RangeError(`points has ${length} coordinates: it must have two for each point, and at least one point`);
  const points = Array.from(given);
  for (let i = 0; i < points.length; i += 2) if (!isPoint(points, i) || i > 0 && !goesOn(points, i)) throw notJoined(points, i);
  return points.map((value) => value + 0);
}
function stepsTo(points, i) {
  return Math.max(Math.abs(points[i] - points[i - 2]), Math.abs(points[i + 1] - points[i - 1]));
}
function notJoined(points, i) {
  const point = `(${show(points[i])}, ${show(points[i + 1])})`;
  if (!isPoint(points, i)) return new (typeof points[i] === "number" && typeof points[i + 1] === "number" ? RangeError : TypeError)(`points has ${point}: coordinates must be whole numbers of 32 bits`);
  const from = `(${points[i - 2]}, ${points[i - 1]})`;
  return /* @__PURE__ */ new RangeError(`points goes from ${from} to ${point}: it must continue along a row, a column or a diagonal`);
}
function positionsOf(points) {
  const positions = [0];
  for (let i = 2; i < points.length; i += 2) positions.push(positions[positions.length - 1] + stepsTo(points, i));
  return positions;
}
function latestUpTo(positions, position) {
  let low = 0;
  let high = positions.length;
  while (high - low > 1) {
    const middle = low + high >> 1;
    if (positions[middle] <= position) low = middle;
    else high = middle;
  }
  return low;
}
function readGoals(grid, goals) {
  if (!Array.isArray(goals) || typeof goals[0] === "number") {
    const { x, y } = checkCell("goals", goals, grid);
    return Int32Array.of(y * grid.width + x);
  }
  const points = goals;
  const hole = firstHole(points);
  if (hole >= 0) checkCell("goals[*]", points[hole], grid, hole);
  const cells = allocate(Int32Array, points.length);
  for (let i = 0; i < cells.length; i++) {
    const { x, y } = checkCell("goals[*]", points[i], grid, i);
    cells[i] = y * grid.width + x;
  }
  return cells;
}
function pointsOf(cells, { width }) {
  return Array.from(cells, (cell) => ({
    x: cell % width,
    y: Math.floor(cell / width)
  }));
}
function boxInReach(grid, goals, steps) {
  const count = goals.length;
  if (count === 0) return {
    left: 0,
    top: 0,
    right: 0,
    bottom: 0
  };
  const places = allocate(Int32Array, 2 * count);
  for (let i = 0; i < count; i++) {
    places[2 * i] = goals[i] % grid.width;
    places[2 * i + 1] = Math.floor(goals[i] / grid.width);
  }
  const reach = Math.ceil(steps * (1 + 1e-6));
  return widened(boxAround(places, count), Number.isNaN(reach) ? Infinity : reach, grid);
}
function fieldProfileOf(cells, options) {
  const uniformCost$2 = uniformCost(cells);
  const gated = cells.closedExits.used > 0;
  const bucketWidth = uniformCost$2 === 0 && !gated ? bucketsFor(cells, options) : 0;
  const last = options.profile;
  if ((last == null ? void 0 : last.uniformCost) === uniformCost$2 && last.bucketWidth === bucketWidth && last.gated === gated) return last;
  options.profile = makeProfile(options, {
    uniformCost: uniformCost$2,
    bucketWidth,
    gated
  });
  return options.profile;
}
const MOST_BUCKETS$1 = 4e3;
function bucketsFor(cells, { diagonals, straightCost, diagonalCost }) {
  const isDiagonal = diagonals !== "never";
  const width = straightCost * leastCost(cells) * (1 - 1e-9);
  const dearest = (isDiagonal ? diagonalCost : straightCost) * greatestCost(cells);
  return isDiagonal && diagonalCost < straightCost || !(dearest <= width * MOST_BUCKETS$1) ? 0 : width;
}
function makeProfile(options, { uniformCost: uniformCost2, bucketWidth, gated }) {
  const { straightCost, diagonalCost, maxCost } = options;
  const rule = RULES[options.diagonals];
  const { straight: straight2, diagonal } = canonicalCosts(straightCost, diagonalCost);
  const queued = !gated && uniformCost2 !== 0 && (rule === RULES.never || straight2 <= diagonal);
  return {
    rule,
    gated,
    eq: queued,
    bucketWidth,
    jl: (queued || bucketWidth > 0) && keepsCanonicalRoutes(rule, straight2, diagonal),
    straight: straight2,
    diagonal,
    straightCost,
    diagonalCost,
    uniformCost: uniformCost2,
    kk: options.direction === "from",
    maxCost: maxCost * 1.0000000001
  };
}
function descend(flow, width, cell) {
  let x = cell % width;
  let y = (cell - x) / width;
  const points = [x, y];
  let direction = flow[cell];
  while (direction !== 255) {
    const along = direction;
    do {
      x += STEP_X[along];
      y += STEP_Y[along];
      direction = flow[y * width + x];
    } while (direction === along);
    points.push(x, y);
  }
  return points;
}
function reversed(points) {
  const result = [];
  for (let i = points.length - 2; i >= 0; i -= 2) result.push(points[i], points[i + 1]);
  return result;
}
var DistanceField = class DistanceField2 extends Printable {
  constructor(engine, base, goals, options) {
    if (!(base instanceof CellStore)) throw new TypeError("a DistanceField is made by distanceField, not by new");
    super();
    this.leastStep = 0;
    this.disposed = false;
    this.handedCosts = null;
    this.handedFlow = null;
    this.width = base.width;
    this.height = base.height;
    this.base = base;
    this.options = options;
    this.goals = readGoals(base, goals);
    this.field = engine.open(base.width * base.height);
    try {
      this.compute(this.goals);
    } catch (error) {
      this.field.dispose();
      throw error;
    }
  }
  static gc(engine, base, goals, options) {
    return new DistanceField2(engine, base, goals, options);
  }
  get __v_skip() {
    return true;
  }
  summary() {
    return {
      width: this.width,
      height: this.height,
      goals: this.goals.length
    };
  }
  get costs() {
    var _a;
    if (!((_a = this.handedCosts) == null ? void 0 : _a.length)) this.handedCosts = this.costsInto(allocate(Float64Array, this.count()));
    return this.handedCosts;
  }
  get flow() {
    var _a;
    if (!((_a = this.handedFlow) == null ? void 0 : _a.length)) this.handedFlow = this.flowInto(allocate(Uint8Array, this.count()));
    return this.handedFlow;
  }
  costAt(x, y) {
    return this.read().costAt(this.cellOf(x, y));
  }
  next(x, y) {
    const flow = this.read().flow();
    const cell = this.cellOf(x, y);
    const direction = flow[cell];
    const row = Math.floor(cell / this.base.width);
    const column2 = cell - row * this.base.width;
    return direction === 255 ? null : {
      x: column2 + STEP_X[direction],
      y: row + STEP_Y[direction]
    };
  }
  path(x, y) {
    const field2 = this.read();
    const cell = this.cellOf(x, y);
    if (field2.costAt(cell) === Infinity) return null;
    const points = descend(field2.flow(), this.base.width, cell);
    return new Path(this.options.direction === "to" ? points : reversed(points), CHECKED);
  }
  within(budget2) {
    checkNonNegative("budget", budget2);
    const costs = this.read().costs();
    const most = Math.min(budget2, Number.MAX_VALUE);
    const farthest = Math.min(most, this.options.maxCost) / this.leastStep;
    const { left, top, right, bottom } = boxInReach(this.base, this.goals, farthest);
    const cells = allocate(Int32Array, (right - left + 1) * (bottom - top + 1));
    const { width } = this.base;
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      const end = y * width + right;
      for (let cell = y * width + left; cell <= end; cell++) if (costs[cell] <= most) cells[count++] = cell;
    }
    return sliceOf(cells, 0, count);
  }
  costsInto(array) {
    this.checkArray(array, Float64Array);
    Float64Array.prototype.set.call(array, this.read().costs());
    return array;
  }
  flowInto(array) {
    this.checkArray(array, Uint8Array);
    Uint8Array.prototype.set.call(array, this.read().flow());
    return array;
  }
  update(goals) {
    this.checkNotDisposed();
    const read = goals === void 0 ? this.goals : readGoals(this.base, goals);
    this.compute(read);
    return this;
  }
  dispose() {
    this.disposed = true;
    this.field.dispose();
    this.handedCosts = null;
    this.handedFlow = null;
  }
  [Symbol.dispose]() {
    this.dispose();
  }
  compute(goals) {
    const starts = this.options.direction === "from" ? pointsOf(goals, this.base) : [];
    onCells(this.base, this.options, this.options, starts, (cells) => this.computeOn(cells, goals));
  }
  computeOn(cells, goals) {
    const { straightCost, diagonalCost } = this.options;
    this.checkNotDisposed();
    const leastStep = Math.min(straightCost, diagonalCost) * leastCost(cells);
    const profile = fieldProfileOf(cells, this.options);
    this.goals = goals;
    this.leastStep = leastStep;
    this.handedCosts = null;
    this.handedFlow = null;
    this.field.compute(cells, profile, goals);
  }
  read() {
    if (!this.field.isReady()) this.refuse();
    return this.field;
  }
  refuse() {
    this.checkNotDisposed();
    throw new RangeError("the field holds no values, because its last update ran out of memory: call update again");
  }
  checkNotDisposed() {
    if (this.disposed) throw disposedOf("field", "distanceField");
  }
  count() {
    return this.base.width * this.base.height;
  }
  cellOf(x, y) {
    return indexIn(this.base, x, y);
  }
  checkArray(array, type) {
    if (viewName(array) !== type.name) throw wrongKind("array", array, `a ${type.name}`);
    checkAttached("array", array);
    const count = this.count();
    if (array.length !== count) throw new RangeError(`array has ${array.length} values: it must have width * height = ${count}`);
  }
};
const DEFAULTS$8 = {
  direction: "to",
  diagonals: "onlyWhenNoObstacles",
  straightCost: 1,
  diagonalCost: Math.SQRT2,
  maxCost: Infinity,
  layers: void 0,
  size: 1,
  kindCosts: void 0,
  avoid: void 0,
  allowBlockedStart: false,
  engine: "auto"
};
const CHECKS$8 = {
  direction: (name, value) => checkChoice(name, value, ["to", "from"]),
  diagonals: (name, value) => checkChoice(name, value, DIAGONALS, suggestValue),
  straightCost: checkCost,
  diagonalCost: checkCost,
  maxCost: checkNonNegative,
  layers: (_, value) => value,
  size: (name, value) => checkInteger(name, value, 1, 64),
  kindCosts: (_, value) => value,
  avoid: (_, value) => rereadable(value),
  allowBlockedStart: checkBoolean,
  engine: (name, value) => checkChoice(name, value, ENGINES, suggestValue)
};
function resolveFieldOptions(options) {
  return {
    ...readOptions(options, CHECKS$8, DEFAULTS$8, suggestFieldOption),
    profile: null
  };
}
function suggestFieldOption(asked, known) {
  return [
    "turnCost",
    "startDirection",
    "goalDirection"
  ].includes(asked) ? "findPath or findNearest" : suggestOption(asked, known);
}
function distanceField$1(grid, goals, options) {
  return fieldOn(null, grid, goals, options);
}
function fieldOn(engine, grid, goals, options) {
  const base = cellsOf(grid);
  const resolved = resolveFieldOptions(options);
  return DistanceField.gc(chooseFieldEngine(resolved.engine), base, goals, resolved);
}
const NO_CORNER = -1;
const BLOCKED$1 = -2;
function mostSeen({ width, height }) {
  return 8 * (width + height + 2);
}
function makeSight(planes) {
  const most = mostSeen(planes);
  return {
    count: 0,
    corners: allocate(Int32Array, most),
    diagonals: allocate(Int32Array, most),
    ar: allocate(Int32Array, most)
  };
}
var Corners = class Corners2 {
  constructor(cells) {
    this.width = cells.width;
    this.height = cells.height;
    this.pitch = cells.width + 2;
    const lines = cells.height + 2;
    this.bt = Math.ceil(this.pitch / 32);
    this.gy = Math.ceil(lines / 32);
    this.corners = allocate(Int32Array, this.pitch * lines).fill(BLOCKED$1);
    this.rows = allocate(Int32Array, this.bt * lines).fill(-1);
    this.columns = allocate(Int32Array, this.gy * this.pitch).fill(-1);
    for (let y = 0; y < cells.height; y++) for (let x = 0; x < cells.width; x++) if (!cells.isBlocked(x, y)) this.mark(this.placeOf(x, y), NO_CORNER);
  }
  static from(cells, corners) {
    const planes = new Corners2(cells);
    for (let place = 0; place < corners.length; place++) if (planes.corners[place] !== corners[place]) planes.mark(place, corners[place]);
    return planes;
  }
  get bytes() {
    return this.corners.byteLength + this.rows.byteLength + this.columns.byteLength;
  }
  cellAt(place) {
    const row = Math.floor(place / this.pitch);
    return [place - row * this.pitch - 1, row - 1];
  }
  qg() {
    const places = [];
    for (let place = 0; place < this.corners.length; place++) if (this.turns(place)) places.push(place);
    for (let corner = 0; corner < places.length; corner++) this.pk(places[corner], corner);
    return places.length;
  }
  ob(visit) {
    for (let place = 0; place < this.corners.length; place++) if (this.corners[place] >= 0) visit(place);
  }
  placeOf(x, y) {
    return (y + 1) * this.pitch + x + 1;
  }
  isBlocked(place) {
    return this.corners[place] === BLOCKED$1;
  }
  pk(place, corner) {
    this.mark(place, corner);
  }
  mark(place, value) {
    const y = Math.floor(place / this.pitch);
    const x = place - y * this.pitch;
    this.corners[place] = value;
    const row = y * this.bt + (x >> 5);
    const column2 = x * this.gy + (y >> 5);
    if (value === NO_CORNER) {
      this.rows[row] &= ~(1 << (x & 31));
      this.columns[column2] &= ~(1 << (y & 31));
    } else {
      this.rows[row] |= 1 << (x & 31);
      this.columns[column2] |= 1 << (y & 31);
    }
  }
  turns(place) {
    const { corners, pitch } = this;
    if (corners[place] === BLOCKED$1) return false;
    const north = corners[place - pitch] !== BLOCKED$1;
    const south = corners[place + pitch] !== BLOCKED$1;
    const west = corners[place - 1] !== BLOCKED$1;
    const east = corners[place + 1] !== BLOCKED$1;
    return north && west && corners[place - pitch - 1] === BLOCKED$1 || north && east && corners[place - pitch + 1] === BLOCKED$1 || south && west && corners[place + pitch - 1] === BLOCKED$1 || south && east && corners[place + pitch + 1] === BLOCKED$1;
  }
  look(place, sight) {
    const y = Math.floor(place / this.pitch);
    const x = place - y * this.pitch;
    const east = this.kv(this.rows, y * this.bt, x) - x;
    const west = x - this.ks(this.rows, y * this.bt, x);
    const south = this.kv(this.columns, x * this.gy, y) - y;
    const north = y - this.ks(this.columns, x * this.gy, y);
    const { corners, pitch } = this;
    sight.count = 0;
    see(sight, corners[place + east], 0, east);
    see(sight, corners[place - west], 0, west);
    see(sight, corners[place + south * pitch], 0, south);
    see(sight, corners[place - north * pitch], 0, north);
    this.lf(sight, x, y, 1, 1, east, south);
    this.lf(sight, x, y, 1, -1, east, north);
    this.lf(sight, x, y, -1, 1, west, south);
    this.lf(sight, x, y, -1, -1, west, north);
  }
  lf(sight, x, y, stepX, stepY, across, along) {
    const { corners, rows, columns, bt: rowWords, gy: columnWords, pitch } = this;
    const stepRow = stepY * pitch;
    let place = y * pitch + x;
    for (let steps = 1; ; steps++) {
      if (this.mh(x + stepX, y) && corners[place + stepX] === BLOCKED$1) return;
      if (this.mh(x, y + stepY) && corners[place + stepRow] === BLOCKED$1) return;
      place += stepX + stepRow;
      x += stepX;
      y += stepY;
      if (this.mh(x, y)) {
        see(sight, corners[place], steps, 0);
        return;
      }
      if (across > 1) {
        const line = y * rowWords;
        const far = stepX > 0 ? this.kv(rows, line, x) - x : x - this.ks(rows, line, x);
        if (far < across) {
          across = far;
          see(sight, corners[place + stepX * far], steps, far);
        }
      }
      if (along > 1) {
        const line = x * columnWords;
        const far = stepY > 0 ? this.kv(columns, line, y) - y : y - this.ks(columns, line, y);
        if (far < along) {
          along = far;
          see(sight, corners[place + stepRow * far], steps, far);
        }
      }
    }
  }
  mh(x, y) {
    return (this.rows[y * this.bt + (x >> 5)] >> (x & 31) & 1) === 1;
  }
  kv(words, line, at) {
    const from = at + 1;
    let index = line + (from >> 5);
    let word = words[index] & -1 << (from & 31);
    while (word === 0) word = words[++index];
    return (index - line << 5) + 31 - Math.clz32(word & -word);
  }
  ks(words, line, at) {
    const from = at - 1;
    let index = line + (from >> 5);
    let word = words[index] & -1 >>> 31 - (from & 31);
    while (word === 0) word = words[--index];
    return (index - line << 5) + 31 - Math.clz32(word);
  }
  pg(place, from, to) {
    const { corners, pitch } = this;
    const stepX = Math.sign(to.x - from.x);
    const stepY = Math.sign(to.y - from.y);
    const across = Math.abs(to.x - from.x);
    const along = Math.abs(to.y - from.y);
    const diagonals = Math.min(across, along);
    let at = place;
    for (let left = diagonals; left > 0; left--) {
      if (corners[at + stepX] === BLOCKED$1 || corners[at + stepY * pitch] === BLOCKED$1) return void 0;
      at += stepX + stepY * pitch;
      if (corners[at] === BLOCKED$1) return void 0;
    }
    const step = across > along ? stepX : stepY * pitch;
    for (let left = Math.abs(across - along); left > 0; left--) {
      at += step;
      if (corners[at] === BLOCKED$1) return void 0;
    }
    const turn = {
      x: from.x + diagonals * stepX,
      y: from.y + diagonals * stepY
    };
    const turns = diagonals > 0 && across !== along;
    if (across === 0 && along === 0) return [from];
    return turns ? [
      from,
      turn,
      to
    ] : [from, to];
  }
};
function see(sight, corner, diagonals, straights) {
  if (corner < 0) return;
  const { count } = sight;
  sight.corners[count] = corner;
  sight.diagonals[count] = diagonals;
  sight.ar[count] = straights;
  sight.count = count + 1;
}
const NO_TABLES = /* @__PURE__ */ new Uint16Array(0);
var ContractedMap = class ContractedMap2 {
  constructor(cells, { rule, straight: straight2, diagonal }, planes, hierarchy) {
    this.lv = 0;
    this.planes = planes;
    this.hw = makeSight(planes);
    this.dm = hierarchy;
    this.landmarks = LANDMARKS.of(cells);
    this.rule = rule;
    this.straight = straight2;
    this.diagonal = diagonal;
  }
  plain() {
    const { rule, straight: straight2, diagonal, planes, dm: hierarchy } = this;
    const { corners, arcs, parts } = hierarchy;
    return {
      movement: {
        rule,
        straight: straight2,
        diagonal
      },
      places: planes.corners,
      corners,
      arcs,
      parts
    };
  }
  static iq(cells, plain, make) {
    const { places, corners, arcs, parts } = plain;
    const hierarchy = make(2 * mostSeen(cells));
    hierarchy.reserveCorners(corners.length / 16);
    hierarchy.reserveArcs(arcs.length / 2);
    const records = hierarchy.corners;
    records.set(corners);
    hierarchy.arcs.set(arcs);
    hierarchy.parts.set(parts);
    for (let at = 0; at < corners.length; at += 16) {
      records[at + 4] = 0;
      records[at + 5] = 0;
    }
    const planes = Corners.from(cells, places);
    const map = new ContractedMap2(cells, plain.movement, planes, hierarchy);
    for (let y = 0; y < cells.height; y++) for (let x = 0; x < cells.width; x++) if (planes.isBlocked(planes.placeOf(x, y)) !== cells.isBlocked(x, y)) map.lv++;
    return map;
  }
  release() {
    this.dm.release();
  }
  get isCurrent() {
    return this.lv === 0;
  }
  cellChanged(cell, isBlocked2) {
    const { planes } = this;
    const y = Math.floor(cell / planes.width);
    this.lv += planes.isBlocked(planes.placeOf(cell - y * planes.width, y)) === isBlocked2 ? -1 : 1;
  }
  answer(cells, plan, start, goal) {
    if (cells.isBlocked(start.x, start.y) || cells.isBlocked(goal.x, goal.y)) return null;
    return this.climb(cells, plan, start, goal);
  }
  climb(cells, plan, start, goal) {
    var _a;
    const { planes } = this;
    const from = planes.placeOf(start.x, start.y);
    const to = planes.placeOf(goal.x, goal.y);
    const inView = planes.pg(from, start, goal) ?? ((_a = planes.pg(to, goal, start)) == null ? void 0 : _a.reverse());
    if (inView !== void 0) {
      const points = [];
      for (const { x, y } of inView) points.push(x, y);
      return outcomeOf$2(plan, 2, {
        status: 1,
        expanded: Number(from !== to),
        route: points,
        ...stepsOf$1(start, goal)
      });
    }
    const startLinks = this.pu(from, 0);
    const goalLinks = this.pu(to, startLinks);
    const goalRow = (goal.y * cells.width + goal.x) * 8;
    const { landmarks } = this;
    const isKnown2 = landmarks !== null && landmarks.tables[goalRow] < 65534;
    return outcomeOf$2(plan, 9, this.dm.climb({
      startX: start.x,
      startY: start.y,
      goalX: goal.x,
      goalY: goal.y,
      straight: this.straight,
      diagonal: this.diagonal,
      quantum: isKnown2 ? landmarks.quantum : 0,
      tables: isKnown2 ? landmarks.tables : NO_TABLES,
      ly: goalRow,
      hx: startLinks,
      kl: goalLinks
    }));
  }
  pu(place, at) {
    const { planes, hw: sight } = this;
    const { links } = this.dm;
    const corner = planes.corners[place];
    if (corner >= 0) {
      links[2 * at] = corner;
      links[2 * at + 1] = 0;
      return 1;
    }
    planes.look(place, sight);
    for (let i = 0; i < sight.count; i++) {
      links[2 * (at + i)] = sight.corners[i];
      links[2 * (at + i) + 1] = sight.diagonals[i] << 16 | sight.ar[i];
    }
    return sight.count;
  }
};
function stepsOf$1(start, goal) {
  const dx2 = Math.abs(goal.x - start.x);
  const dy2 = Math.abs(goal.y - start.y);
  return {
    ar: Math.abs(dx2 - dy2),
    diagonals: Math.min(dx2, dy2)
  };
}
function outcomeOf$2(plan, method, { status, expanded, route, ar: straights, diagonals }) {
  if (route === null) return {
    status,
    method: 1,
    cost: Infinity,
    expanded: 0,
    route,
    trace: null
  };
  const { lh: scale, straightCost, diagonalCost } = plan;
  return {
    status,
    method,
    cost: straights * scale * straightCost + diagonals * scale * diagonalCost,
    expanded,
    route,
    trace: null
  };
}
function plainPreparation(cells) {
  var _a, _b;
  return {
    landmarks: ((_a = LANDMARKS.of(cells)) == null ? void 0 : _a.plain()) ?? null,
    contraction: ((_b = CONTRACTED$1.of(cells)) == null ? void 0 : _b.plain()) ?? null
  };
}
function restoreLandmarks(cells, plain) {
  var _a;
  LANDMARKS.set(cells, plain && Landmarks.iq(plain));
  (_a = CONTRACTED$1.of(cells)) == null ? void 0 : _a.release();
  CONTRACTED$1.set(cells, null);
}
function restoreContraction(cells, plain, engine) {
  CONTRACTED$1.set(cells, ContractedMap.iq(cells, plain, (links) => makeHierarchy(engine, links)));
}
var Avoidance = class {
  constructor(avoid, places, unit, ends, width) {
    this.avoid = avoid;
    this.places = places;
    this.unit = unit;
    this.mv = ends.flatMap(({ x, y }) => places.at(y * width + x) ?? []);
    this.round = mayIgnore(unit) ? 0 : 8;
  }
  get blocked() {
    return this.round < 8 ? Int32Array.from(this.mv) : this.avoid;
  }
  no(cells, outcome) {
    if (this.round === 8) return true;
    if (outcome.status === 3) this.round = 8;
    if (outcome.status !== 1) return outcome.status !== 3;
    const more = neededBy(cells, outcome, this.places, this.unit);
    this.mv.push(...more);
    if (more.length > 0) this.round++;
    return more.length === 0;
  }
};
function solverOnCells(base, options, unit) {
  if ((options == null ? void 0 : options.avoid) === void 0) return ({ start, solve: solve2 }) => onCells(base, options, unit, [start], solve2);
  const { layers, kindCosts } = options;
  const avoid = Int32Array.from(readAvoided(options.avoid, base));
  const places = new Places(avoid, base.width, unit.size);
  return ({ start, goal, solve: solve2 }) => {
    const avoidance = new Avoidance(avoid, places, unit, [start, goal], base.width);
    for (let isAnswer = false; ; ) {
      const outcome = onCells(base, {
        layers,
        kindCosts,
        avoid: avoidance.blocked
      }, unit, [start], (cells) => {
        const found2 = solve2(cells);
        isAnswer = avoidance.no(cells, found2);
        return found2;
      });
      if (isAnswer) return outcome;
    }
  };
}
function mayIgnore({ heuristic, maxExpansions, maxOpen, trace, partial, range }) {
  return typeof heuristic !== "function" && !(Math.min(maxExpansions, maxOpen) < Infinity) && !trace && !partial && range === 0;
}
const FILTER = 4096;
var Places = class {
  constructor(avoid, width, size) {
    this.cells = /* @__PURE__ */ new Map();
    this.filter = new Uint8Array(FILTER);
    for (const cell of avoid) {
      const x = cell % width;
      for (let up = 0; up < size; up++) for (let left = 0; left < Math.min(size, x + 1); left++) this.add(cell - up * width - left, cell);
    }
  }
  at(place) {
    return this.filter[place & 4095] === 0 ? void 0 : this.cells.get(place);
  }
  get all() {
    return this.cells.keys();
  }
  add(place, cell) {
    this.cells.set(place, cell);
    this.filter[place & 4095] = 1;
  }
};
function neededBy(cells, { route }, places, { diagonals }) {
  const points = route;
  const { width } = cells;
  const needed = [];
  const take = (cell) => {
    if (cell !== void 0) needed.push(cell);
  };
  const rule = RULES[diagonals];
  const withoutPlaces = {
    width,
    closedExits: cells.closedExits,
    isBlocked: (x2, y2) => cells.isBlocked(x2, y2) || places.at(y2 * width + x2) !== void 0
  };
  let [x, y] = points;
  for (let i = 2; i < points.length; i += 2) {
    const stepX = Math.sign(points[i] - x);
    const stepY = Math.sign(points[i + 1] - y);
    const passesCells = stepX !== 0 && stepY !== 0 && rule !== 1;
    const direction = directionOf$1(stepX, stepY);
    while (x !== points[i] || y !== points[i + 1]) {
      if (passesCells && !isMoveOpen(withoutPlaces, rule, x, y, direction)) {
        take(places.at(y * width + x + stepX));
        take(places.at((y + stepY) * width + x));
      }
      x += stepX;
      y += stepY;
      take(places.at(y * width + x));
    }
  }
  return needed;
}
function findPath$1(grid, start, goal, options) {
  return toResult(solveOn(null, grid, start, goal, options));
}
function solveOn(engine, grid, start, goal, options) {
  const base = cellsOf(grid);
  const from = checkCell("start", start, base);
  const to = checkCell("goal", goal, base);
  const resolved = resolveOptions$1(options);
  const chosen = engine ?? chooseEngine(resolved);
  if (options === void 0 || !altersCells(options, resolved)) return carryOut(chosen, base, planFor(base, resolved), from, to);
  const solve2 = (cells) => carryOut(chosen, cells, planFor(cells, resolved), from, to);
  return solverOnCells(base, options, resolved)({
    start: from,
    goal: to,
    solve: solve2
  });
}
function toResult({ status, method, cost, expanded, route, trace }) {
  const result = {
    status: STATUSES[status],
    path: route === null ? null : new Path(route, CHECKED),
    cost,
    expanded,
    method: METHODS$1[method]
  };
  if (trace !== null) result.trace = trace;
  return result;
}
let spare = null;
const LEAST_PLACES = 256;
const MOST_SPARE = 16384;
const FARTHEST = 2147483647;
var GoalList = class {
  constructor(grid, goals, start, plan) {
    this.nearest = -1;
    this.leastF = Infinity;
    this.pi = Infinity;
    if (!isArray(goals)) throw wrongKind("goals", goals, "an array of cells");
    const hole = firstHole(goals);
    if (hole >= 0) checkCell("goals[*]", goals[hole], grid, hole);
    this.count = goals.length;
    this.places = takePlaces(2 * this.count);
    const read = this.read(grid, goals, start, plan);
    if (read === this.count) return;
    const points = [];
    for (let i = 0; i < read; i++) points.push({
      x: this.places[2 * i],
      y: this.places[2 * i + 1]
    });
    for (let i = read; i < this.count; i++) points.push(checkCell("goals[*]", goals[i], grid, i));
    this.read(grid, points, start, plan);
  }
  qp(x, y, range) {
    const { places, count, nearest: nearest2 } = this;
    if (nearest2 >= 0 && x === places[2 * nearest2] && y === places[2 * nearest2 + 1]) return nearest2;
    let index = -1;
    let least = range + 1;
    for (let i = 0; i < count && least > 0; i++) {
      const distance = Math.max(Math.abs(x - places[2 * i]), Math.abs(y - places[2 * i + 1]));
      if (distance >= least) continue;
      index = i;
      least = distance;
    }
    return index;
  }
  isBlocked(index, cells, range) {
    const x = this.places[2 * index];
    const y = this.places[2 * index + 1];
    return range === 0 ? cells.isBlocked(x, y) : isBlockedAround(x, y, cells, range);
  }
  pw(cells, range) {
    for (let i = 0; i < this.count; i++) if (!this.isBlocked(i, cells, range)) return false;
    return this.count > 0;
  }
  release() {
    if (this.places.length <= MOST_SPARE) spare = this.places;
  }
  read(grid, goals, start, plan) {
    const { places, count } = this;
    const { range, ab: hFactor } = plan;
    const width = grid.width >>> 0;
    const height = grid.height >>> 0;
    const startX = start.x | 0;
    const startY = start.y | 0;
    let nearest2 = -1;
    let leastF2 = Infinity;
    let secondF = Infinity;
    let reach = FARTHEST;
    for (let i = 0; i < count; i++) {
      const goal = goals[i];
      if (goal === void 0 || goal === null) return i;
      const givenX = goal.x;
      const givenY = goal.y;
      const x = typeof givenX === "number" ? givenX | 0 : -1;
      const y = typeof givenY === "number" ? givenY | 0 : -1;
      if (x !== givenX || y !== givenY || x >>> 0 >= width || y >>> 0 >= height) return i;
      places[2 * i] = x;
      places[2 * i + 1] = y;
      const dx2 = Math.abs(x - startX | 0);
      const dy2 = Math.abs(y - startY | 0);
      if ((dx2 + dy2 | 0) > reach) continue;
      const f = hFactor * namedEstimate(plan, Math.max(dx2 - range, 0), Math.max(dy2 - range, 0));
      if (f >= secondF) continue;
      if (f < leastF2) {
        secondF = leastF2;
        leastF2 = f;
        nearest2 = i;
      } else if (x !== places[2 * nearest2] || y !== places[2 * nearest2 + 1]) secondF = f;
      reach = reachOf(plan, secondF);
    }
    this.nearest = nearest2;
    this.leastF = leastF2;
    this.pi = secondF;
    return count;
  }
};
function reachOf({ range, ab: hFactor, bq: hSum, cd: hMin, dl: hLine }, f) {
  const leastStep = hFactor * (hSum + Math.min(hMin, 0) / 2 + hLine * Math.SQRT1_2);
  return Math.min(f / leastStep + 2 * range + 1, FARTHEST) | 0;
}
function takePlaces(length) {
  const taken = spare;
  spare = null;
  return taken !== null && taken.length >= length ? taken : allocate(Int32Array, Math.max(length, LEAST_PLACES));
}
function isBlockedAround(x, y, cells, range) {
  const { left, top, right, bottom } = boxWithin(x, y, range, cells);
  for (let row = top; row <= bottom; row++) for (let column2 = left; column2 <= right; column2++) if (!cells.isBlocked(column2, row)) return false;
  return true;
}
var MarkedGoals = class {
  constructor(goals, cells, range) {
    this.box = widened(boxAround(goals.places, goals.count), range, cells);
    this.goals = goals;
    this.cells = cells;
    this.range = range;
  }
  lw(bits, search2) {
    try {
      return this.write(bits()) ? search2() : 2;
    } finally {
      this.clear(bits());
    }
  }
  write(bits) {
    const cells = this.cells;
    let any = false;
    this.nz((y, left, right) => {
      for (let x = left; x <= right; x++) {
        if (cells.isBlocked(x, y)) continue;
        const cell = y * cells.width + x;
        bits[cell >> 3] |= 1 << (cell & 7);
        any = true;
      }
    });
    return any;
  }
  clear(bits) {
    const { width } = this.cells;
    this.nz((y, left, right) => {
      const last = y * width + right >> 3;
      for (let byte = y * width + left >> 3; byte <= last; byte++) bits[byte] = 0;
    });
  }
  nz(visit) {
    const { places, count } = this.goals;
    for (let i = 0; i < 2 * count; i += 2) {
      const { left, top, right, bottom } = boxWithin(places[i], places[i + 1], this.range, this.cells);
      for (let y = top; y <= bottom; y++) visit(y, left, right);
    }
  }
};
var NearestFirst = class {
  constructor(cells, plan, start, goals) {
    this.az = 0;
    this.fc = true;
    this.marks = null;
    this.given = null;
    this.leastF = 0;
    this.dz = 0;
    this.share = FIRST_SHARE;
    this.cells = cells;
    this.plan = plan;
    this.start = start;
    this.goals = goals;
    this.cm = plan.method === 3;
  }
  nc() {
    this.az = 0;
    this.fc = true;
    this.cm = this.plan.method === 3;
    this.marks = null;
    this.given = null;
    this.share = FIRST_SHARE;
  }
  next(expanded) {
    if (this.given === null) return this.first();
    const isMaze = this.cm ? expanded >= 32 && this.qt(this.given) : this.oi() && this.given.length > 8;
    this.fc = isMaze && this.cm;
    if (isMaze) return this.mn();
    const goals = this.az < this.dz ? [] : this.ou();
    this.given = this.given.concat(goals);
    this.oy(2 * this.leastF);
    if (this.cm) return goals;
    return this.qq() ? this.targets(this.given) : this.mn();
  }
  first() {
    const { hm: maxF } = this.plan;
    this.given = this.nearest();
    if (!this.cm && maxF < Infinity) this.given = this.given.concat(this.within(maxF));
    this.oy(2 * this.leastF);
    return this.cm ? this.given : this.targets(this.given);
  }
  targets(given) {
    return given.length > 0 && given.length <= 24 ? given : this.mn();
  }
  qq() {
    const plan = this.plan;
    const { range, ab: hFactor } = plan;
    const { x, y } = this.start;
    const { left, top, right, bottom } = boxAround(this.goals.places, this.goals.count);
    return hFactor * namedEstimate(plan, Math.max(left - x - range, x - right - range, 0), Math.max(top - y - range, y - bottom - range, 0)) <= BOX_SHARE * this.leastF;
  }
  mn() {
    this.cm = false;
    this.marks = new MarkedGoals(this.goals, this.cells, this.plan.range);
    this.az = Infinity;
    return [];
  }
  oy(f) {
    const next = this.az < f ? Math.min(this.dz, f) : this.dz;
    this.az = this.cm ? next * (1 + Number.EPSILON) : next;
  }
  qt(given) {
    const { maxExpansions, maxOpen, bq: hSum, ab: hFactor } = this.plan;
    if (Math.min(maxExpansions, maxOpen) < 4294967295 || !this.oi() || given.length < 8) return false;
    const { left, top, right, bottom } = boxAround(given, given.length / 2);
    return (right - left + bottom - top) / 2 * hFactor * hSum >= this.leastF;
  }
  oi() {
    return this.leastF > 0 && this.az >= 2 * this.leastF;
  }
  nearest() {
    const { places, nearest: nearest2, leastF: leastF2, pi: secondF } = this.goals;
    const { range } = this.plan;
    this.leastF = leastF2;
    if (nearest2 >= 0 && !this.goals.isBlocked(nearest2, this.cells, range)) {
      this.dz = secondF;
      return [places[2 * nearest2], places[2 * nearest2 + 1]];
    }
    let goals = [];
    for (this.dz = leastF2; goals.length === 0 && this.dz < Infinity; ) {
      this.leastF = this.dz;
      goals = this.ou();
    }
    return goals;
  }
  ou() {
    const goals = this.within(this.dz * (1 + this.share));
    this.share *= 2;
    return goals;
  }
  within(bound) {
    const plan = this.plan;
    const { range, ab: hFactor } = plan;
    const { x: startX, y: startY } = this.start;
    const list = this.goals;
    const { places, count } = list;
    const goals = [];
    const leftF = this.dz;
    let beyond = Infinity;
    let reach = reachOf(plan, beyond);
    for (let i = 0; i < 2 * count; i += 2) {
      const dx2 = Math.abs(places[i] - startX | 0);
      const dy2 = Math.abs(places[i + 1] - startY | 0);
      if ((dx2 + dy2 | 0) > reach) continue;
      const f = hFactor * namedEstimate(plan, Math.max(dx2 - range, 0), Math.max(dy2 - range, 0));
      if (f < leftF || f >= beyond || list.isBlocked(i >> 1, this.cells, range)) continue;
      if (f <= bound) goals.push(places[i], places[i + 1]);
      else {
        beyond = f;
        reach = reachOf(plan, f);
      }
    }
    this.dz = beyond;
    return goals;
  }
};
var AllAtOnce = class {
  constructor(goals, cells, range) {
    this.az = Infinity;
    this.fc = true;
    this.cm = false;
    this.marks = new MarkedGoals(goals, cells, range);
  }
  nc() {
  }
  next() {
    return [];
  }
};
function solveForNearest(grid, start, goals, options) {
  const base = cellsOf(grid);
  const resolved = resolveOptions$1(options);
  if (resolved.partial) throw new RangeError("partial is true: findNearest has no single goal to get close to; leave partial out");
  const engine = chooseEngine(resolved);
  const from = checkCell("start", start, base);
  const unit = readOnce(base, options);
  const { size, allowBlockedStart } = resolved;
  const before = onCells(base, unit, {
    size,
    allowBlockedStart
  }, [from], (cells) => planFor(cells, resolved));
  const list = new GoalList(base, goals, from, before);
  try {
    return onCells(base, unit, resolved, [from], (cells) => {
      return searchNearest(engine, cells, {
        before,
        plan: planFor(cells, resolved)
      }, from, list);
    });
  } finally {
    list.release();
  }
}
function searchNearest(engine, cells, { before, plan }, from, list) {
  let outcome;
  if (list.count === 1) outcome = engine.solve(cells, plan, from, {
    x: list.places[0],
    y: list.places[1]
  });
  else outcome = solveNearest$2(engine, cells, plan, from, plan.uniformCost === before.uniformCost && plan.leastCost === before.leastCost && ranksGoals(plan) ? new NearestFirst(cells, plan, from, list) : new AllAtOnce(list, cells, plan.range));
  const { route, status } = outcome;
  const goalIndex = route === null ? -1 : list.qp(route[route.length - 2], route[route.length - 1], plan.range);
  return {
    outcome: status === 2 && list.pw(cells, plan.range) ? {
      ...outcome,
      status: 5,
      method: 0
    } : outcome,
    goalIndex
  };
}
function ranksGoals({ nu: consistent, method, ab: hFactor, bq: hSum, dl: hLine }) {
  return method === 3 || consistent && method !== 7 && hFactor * (hSum + hLine) > 0;
}
const internals$1 = {
  cellsOf,
  Follower,
  LANDMARKS,
  CONTRACTED: CONTRACTED$1,
  readLayers,
  resolveOptions: resolveOptions$1,
  resolveFieldOptions,
  chooseEngine,
  solveOn,
  solveForNearest,
  toResult,
  readKernelsBy,
  plainPreparation,
  restoreLandmarks,
  restoreContraction
};
var LayeredCells = class extends CellStore {
  constructor(base, layer) {
    super(base.width, base.height, base);
    this.om = -1;
    this.base = base;
    this.layer = layer;
    this.follower = new Follower([base.terrainJournal]);
    this.sums = allocate(Float64Array, base.width * base.height);
    this.terrain = new Terrain$1(this.sums);
    this.terrainJournal.hs();
    this.mj = true;
  }
  qw() {
    return leastCost(this) >= 0 && greatestCost(this) <= 1e100;
  }
  gu() {
    const { version } = this.layer;
    if (this.om !== version) this.follower.forget();
    this.follower.catchUp(this);
    this.om = version;
  }
  readCell(cell) {
    const { terrain } = this.base;
    this.terrainJournal.ak(cell);
    this.sums[cell] = (terrain === null ? 1 : costAt(terrain, cell)) + this.layer.values[cell];
  }
  readAll() {
    const terrain = this.base.terrain ?? ONE$1;
    const { values } = this.layer;
    const sums = this.sums;
    let left = this.terrainJournal.capacity;
    let cell = nextDifference(sums, terrain, values, 0);
    for (; cell < sums.length && left > 0; left--) {
      this.readCell(cell);
      cell = nextDifference(sums, terrain, values, cell + 1);
    }
    if (cell === sums.length) return;
    add$2(sums, terrain, values, cell);
    this.terrainJournal.hs();
  }
};
const ONE$1 = /* @__PURE__ */ new Terrain$1(/* @__PURE__ */ Float64Array.of(1));
function nextDifference(sums, terrain, values, cell) {
  const { classes, costs, di: classMask, du: costMask } = terrain;
  for (; cell + 4 <= sums.length; cell += 4) {
    if (sums[cell] !== costs[placeOf(classes, classMask, costMask, cell)] + values[cell]) break;
    if (sums[cell + 1] !== costs[placeOf(classes, classMask, costMask, cell + 1)] + values[cell + 1]) break;
    if (sums[cell + 2] !== costs[placeOf(classes, classMask, costMask, cell + 2)] + values[cell + 2]) break;
    if (sums[cell + 3] !== costs[placeOf(classes, classMask, costMask, cell + 3)] + values[cell + 3]) break;
  }
  while (cell < sums.length && sums[cell] === costs[placeOf(classes, classMask, costMask, cell)] + values[cell]) cell++;
  return cell;
}
function add$2(sums, terrain, values, cell) {
  const { classes, costs, di: classMask, du: costMask } = terrain;
  for (; cell + 4 <= sums.length; cell += 4) {
    sums[cell] = costs[placeOf(classes, classMask, costMask, cell)] + values[cell];
    sums[cell + 1] = costs[placeOf(classes, classMask, costMask, cell + 1)] + values[cell + 1];
    sums[cell + 2] = costs[placeOf(classes, classMask, costMask, cell + 2)] + values[cell + 2];
    sums[cell + 3] = costs[placeOf(classes, classMask, costMask, cell + 3)] + values[cell + 3];
  }
  for (; cell < sums.length; cell++) sums[cell] = costs[placeOf(classes, classMask, costMask, cell)] + values[cell];
}
const MADE_WITH = /* @__PURE__ */ new WeakMap();
function releaseSums(layer) {
  var _a;
  for (const one of MADE_WITH.get(layer) ?? []) (_a = one.deref()) == null ? void 0 : _a.ht();
}
var SumsByLayer = class {
  constructor() {
    this.known = /* @__PURE__ */ new WeakMap();
    this.nb = [];
  }
  add(layer, sums) {
    this.known.set(layer, sums);
    if (typeof WeakRef === "undefined") return;
    const reference = new WeakRef(sums);
    const isThere = (one) => one.deref() !== void 0;
    this.nb = [...this.nb.filter(isThere), reference];
    MADE_WITH.set(layer, [...(MADE_WITH.get(layer) ?? []).filter(isThere), reference]);
  }
  release() {
    var _a;
    for (const one of this.nb) (_a = one.deref()) == null ? void 0 : _a.ht();
  }
};
const SUMS = /* @__PURE__ */ new Slot();
const addLayers = (cells, layers) => {
  if (layers.length === 0) return cells;
  const sums = layers.reduce(addLayer, cells);
  if (!sums.qw()) throw wrongSum(sums);
  return sums;
};
function addLayer(cells, layer) {
  let sums = SUMS.of(cells);
  if (sums === null) {
    sums = new SumsByLayer();
    SUMS.set(cells, sums);
  }
  let layered = sums.known.get(layer);
  if (layered === void 0) {
    layered = new LayeredCells(cells, layer);
    sums.add(layer, layered);
  }
  layered.gu();
  return layered;
}
function wrongSum(cells) {
  for (let y = 0; y < cells.height; y++) for (let x = 0; x < cells.width; x++) {
    const sum = cells.terrainCost(x, y);
    if (cells.isBlocked(x, y) || sum >= 0 && sum <= 1e100) continue;
    return /* @__PURE__ */ new RangeError(`layers make the terrain cost of cell (${x}, ${y}) ${sum}: terrain and layers must add up to a number from 0 to ${GREATEST_COST} in every passable cell`);
  }
  throw new Error("unreachable: the range of the sums names a cell that the sums do not have");
}
const EMPTY = /* @__PURE__ */ new Float64Array(0);
const BLEND = /* @__PURE__ */ Symbol("blend");
var CostLayer = class extends Printable {
  constructor(parts) {
    super();
    this.ce = null;
    const read = readParts(parts);
    const { length } = read[0].values;
    this.parts = [...parts];
    this[BLEND] = {
      owner: this,
      values: allocate(Float64Array, length),
      version: 0,
      length,
      em: false
    };
    this.next = allocate(Float64Array, length);
    this.compute(read);
    provideLayers(checkLayer, addLayers);
  }
  get __v_skip() {
    return true;
  }
  summary() {
    return {
      length: this[BLEND].length,
      version: this.version
    };
  }
  get values() {
    checkUsable(this[BLEND]);
    if (this.ce === null || this.ce.length === 0) {
      const { values } = this[BLEND];
      this.ce = sliceOf(values, 0, values.length);
    }
    return this.ce;
  }
  get version() {
    return this[BLEND].version;
  }
  update() {
    checkUsable(this[BLEND]);
    this.compute(readParts(this.parts, this.next.length));
    this[BLEND].version++;
    return this;
  }
  dispose() {
    const blend2 = this[BLEND];
    if (blend2.em) return;
    releaseSums(blend2);
    blend2.em = true;
    blend2.values = EMPTY;
    this.next = EMPTY;
    this.ce = null;
    this.parts = [];
  }
  [Symbol.dispose]() {
    this.dispose();
  }
  compute(parts) {
    const total = totalWeight(parts);
    const blender = startBlender();
    for (let from = 0; from < this.next.length; from += blender.sums.length) if (!blendBlock(blender, parts, total, this.next, from)) throw notFinite(parts);
    const { values } = this[BLEND];
    this[BLEND].values = this.next;
    this.next = values;
    if (this.ce !== null && this.ce.length > 0) this.ce.set(this[BLEND].values);
  }
};
function blendLayers$1(parts) {
  return new CostLayer(parts);
}
function checkUsable({ em: isDisposed }) {
  if (isDisposed) throw disposedOf("layer", "blendLayers");
}
const checkLayer = (name, layer, { width, height }) => {
  const blend2 = keptBy(layer, BLEND);
  if (blend2 === null) throw notALayer(name, layer, {
    type: CostLayer,
    key: BLEND
  });
  checkUsable(blend2);
  const { length } = blend2;
  if (length !== width * height) throw new RangeError(`${name} has ${length} values: it must have width * height = ${width * height}, one for each cell of the grid`);
  return blend2;
};
function blendBlock(blender, parts, total, blend2, from) {
  const { part, sums } = blender;
  const count = Math.min(sums.length, blend2.length - from);
  sums.fill(0);
  part.fill(0, count);
  for (const { values, weight } of parts) {
    part.set(values.subarray(from, from + count));
    blender.addWeighted(count, weight);
  }
  const allFinite = blender.divide(count, total);
  blend2.set(sums.subarray(0, count), from);
  return allFinite;
}
function readParts(parts, length) {
  if (!isArray(parts)) throw wrongKind("parts", parts, "an array of { values, weight }");
  if (parts.length === 0) throw new RangeError("parts is empty: a layer is blended from at least one { values, weight }");
  const read = [];
  for (let i = 0; i < parts.length; i++) read.push(readPart(parts[i], `parts[${i}]`));
  const expected = length ?? read[0].values.length;
  const isAlone = read.length === 1 && read[0].weight > 0;
  return read.map(({ values, weight }, i) => ({
    values: viewOf(values, `parts[${i}].values`, expected),
    weight: isAlone ? 1 : weight
  }));
}
function readPart(part, name) {
  if (typeof part !== "object" || part === null || !("values" in part && "weight" in part)) throw wrongKind(name, part, "{ values, weight }");
  const { values, weight } = part;
  if (!isList(values)) throw wrongKind(`${name}.values`, values, "a typed array or an array of numbers");
  if (!(checkNumber(`${name}.weight`, weight) >= 0 && weight < Infinity)) throw new RangeError(`${name}.weight is ${weight}: it must be a finite number >= 0; for a factor that attracts, make its values negative`);
  return {
    values: Array.isArray(values) ? copyOf(values, `${name}.values`) : values,
    weight
  };
}
function viewOf(values, name, expected) {
  checkAttached(name, values);
  const { buffer, byteOffset, length } = values;
  if (length === 0) throw new RangeError(`${name} is empty: it must have a value for each cell`);
  if (length !== expected) throw new RangeError(`${name} has ${length} values: it must have ${expected}, one for each cell`);
  return new globalThis[viewName(values)](buffer, byteOffset, length);
}
function copyOf(values, name) {
  const hole = firstHole(values);
  if (hole >= 0) throw wrongKind(`${name}[${hole}]`, values[hole], "a number");
  const copy = allocate(Float64Array, values.length);
  for (let cell = 0; cell < copy.length; cell++) {
    const value = values[cell];
    if (typeof value !== "number") throw wrongKind(`${name}[${cell}]`, value, "a number");
    copy[cell] = value;
  }
  return copy;
}
function totalWeight(parts) {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total > 0 && total < Infinity) return total;
  throw new RangeError(`the weights of parts add up to ${total}: at least one must be > 0, and the sum finite`);
}
function notFinite(parts) {
  for (const [i, { values }] of parts.entries()) for (let cell = 0; cell < values.length; cell++) {
    if (Number.isFinite(values[cell])) continue;
    return /* @__PURE__ */ new RangeError(`parts[${i}].values[${cell}] is ${values[cell]}: it must be a finite number`);
  }
  return /* @__PURE__ */ new RangeError("the sums of weight * value are too large for a number: use smaller weights or values");
}
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
  let target = {};
  for (var name in all) __defProp(target, name, {
    get: all[name],
    enumerable: true
  });
  __defProp(target, Symbol.toStringTag, { value: "Module" });
  return target;
};
const BLOCK_LENGTH = 4096;
var JsBlender = class {
  constructor() {
    this.part = new Float64Array(BLOCK_LENGTH);
    this.sums = new Float64Array(BLOCK_LENGTH);
  }
  addWeighted(count, weight) {
    const { part, sums } = this;
    for (let cell = 0; cell < count; cell += 8) {
      sums[cell] += weight * part[cell];
      sums[cell + 1] += weight * part[cell + 1];
      sums[cell + 2] += weight * part[cell + 2];
      sums[cell + 3] += weight * part[cell + 3];
      sums[cell + 4] += weight * part[cell + 4];
      sums[cell + 5] += weight * part[cell + 5];
      sums[cell + 6] += weight * part[cell + 6];
      sums[cell + 7] += weight * part[cell + 7];
    }
  }
  divide(count, total) {
    const { sums } = this;
    let zero = 0;
    for (let cell = 0; cell < count; cell += 4) {
      const a = sums[cell] / total;
      const b = sums[cell + 1] / total;
      const c = sums[cell + 2] / total;
      const d = sums[cell + 3] / total;
      sums[cell] = a;
      sums[cell + 1] = b;
      sums[cell + 2] = c;
      sums[cell + 3] = d;
      zero += 0 * a + 0 * b + (0 * c + 0 * d);
    }
    return zero === 0;
  }
};
const ALL_STEPS = 4294967295;
const NO_TARGETS = [];
var Search$1 = class {
  constructor() {
    this.cost = Infinity;
    this.expanded = 0;
    this.route = null;
    this.trace = /* @__PURE__ */ new Int32Array(1);
    this.startX = 0;
    this.startY = 0;
    this.goalX = 0;
    this.goalY = 0;
    this.df = 0;
    this.dr = 0;
    this.dg = 0;
    this.do = 0;
    this.mo = false;
    this.marks = /* @__PURE__ */ new Uint8Array(0);
    this.az = Infinity;
    this.targets = NO_TARGETS;
    this.gb = 0;
    this.ct = false;
    this.hy = false;
    this.status = 2;
    this.used = 0;
    this.im = 0;
    this.jg = 0;
    this.nearest = 0;
    this.jd = 0;
    this.oo = 0;
    this.gz = -1;
    this.heading = 0;
    this.ar = 0;
    this.diagonals = 0;
    this.jumps = null;
    this.bu = false;
    this.open = 0;
    this.bv = 1;
    this.ab = 0;
    this.jk = 0;
    this.ad = /* @__PURE__ */ new Float64Array(0);
    this.aq = /* @__PURE__ */ new Uint32Array(0);
    this.gr = /* @__PURE__ */ new Int32Array(0);
    this.m = 0;
    this.gi = 0;
    this.be = /* @__PURE__ */ new Float64Array(0);
    this.bj = /* @__PURE__ */ new Int32Array(0);
    this.am = 0;
    this.bb = 0;
    this.bh = 0;
    this.an = false;
    this.lc = 0;
    this.jy = -1;
    this.af = /* @__PURE__ */ new Int32Array(0);
    this.hv = 0;
    this.aw = /* @__PURE__ */ new Int32Array(0);
    this.bi = /* @__PURE__ */ new Int32Array(0);
    this.ha = /* @__PURE__ */ new Int32Array(0);
    this.bucket = 0;
    this.cf = 0;
    this.bk = 0;
    this.al = 0;
    this.pp = 0;
    this.os = 0;
    this.hg = false;
    this.lx = 0;
    this.mq = 0;
    this.hasGoal = false;
  }
};
function estimate$1(plan, dx2, dy2) {
  return plan.fz !== null ? plan.fz(dx2, dy2) : namedEstimate(plan, dx2, dy2);
}
function heuristicAt(search2, x, y) {
  const { df: boxLeft, dr: boxTop, dg: boxRight, do: boxBottom, plan, targets } = search2;
  if (targets.length === 0) return estimate$1(plan, cellsOutside(boxLeft, boxRight, x), cellsOutside(boxTop, boxBottom, y));
  let least2 = Infinity;
  for (let i = 0; i < targets.length; i += 2) {
    const columns = Math.max(Math.abs(x - targets[i]) - plan.range, 0);
    const rows = Math.max(Math.abs(y - targets[i + 1]) - plan.range, 0);
    least2 = Math.min(least2, estimate$1(plan, columns, rows));
  }
  return least2;
}
function setBox(search2, x, y, range) {
  search2.df = Math.max(x - range, 0);
  search2.dr = Math.max(y - range, 0);
  search2.dg = Math.min(x + range, search2.cells.width - 1);
  search2.do = Math.min(y + range, search2.cells.height - 1);
}
function hasGoal(search2, components) {
  const { cells, df: boxLeft, dr: boxTop, dg: boxRight, do: boxBottom } = search2;
  for (let y = boxTop; y <= boxBottom; y++) for (let x = boxLeft; x <= boxRight; x++) {
    if (!isWanted(search2, y * cells.width + x) || cells.isBlocked(x, y)) continue;
    if (components === null) return true;
    const start = bitAt(cells, search2.startX, search2.startY);
    if (areConnected(components, start, bitAt(cells, x, y))) return true;
  }
  return false;
}
function stopsAt(search2, cell, x, y) {
  const { df: boxLeft, dr: boxTop, dg: boxRight, do: boxBottom } = search2;
  if (x < boxLeft || x > boxRight || y < boxTop || y > boxBottom) return false;
  if (search2.targets.length > 0) return stopsForTarget(search2, cell, x, y);
  return isWanted(search2, cell);
}
function stopsForTarget(search2, cell, x, y) {
  const { bb: pendingF, az: nextF, ad: nodeG, plan } = search2;
  return pendingF > nextF || pendingF === plan.bv * nodeG[cell] && heuristicAt(search2, x, y) === 0;
}
function reserveMarks(search2) {
  const bytes = search2.cells.width * search2.cells.height + 7 >>> 3;
  if (search2.marks.length < bytes) search2.marks = allocate(Uint8Array, bytes);
  return search2.marks;
}
function isWanted({ mo: marked, marks }, cell) {
  return !marked || (marks[cell >> 3] >> (cell & 7) & 1) !== 0;
}
const ONE = /* @__PURE__ */ new Terrain$1(/* @__PURE__ */ Float64Array.of(1));
function terrainOf({ plan, cells }) {
  return plan.uniformCost === 0 ? cells.terrain : ONE;
}
function beginRoute(search2, cell, ending) {
  const { width } = search2.cells;
  const y = Math.floor(cell / width);
  search2.heading = directionOf(search2.aq[cell]);
  search2.im = ending;
  search2.route = [y, cell - y * width];
}
function extendRoute(search2, most) {
  const { aq: nodeTag, cells, gi: planeNodes } = search2;
  const { method } = search2.plan;
  const route = search2.route;
  const { width } = cells;
  const { classes, costs, di: classMask, du: costMask } = terrainOf(search2);
  let y = route[route.length - 2];
  let x = route[route.length - 1];
  let cell = y * width + x;
  for (let left = most * 16; left > 0; ) {
    const direction = search2.heading;
    if (direction === 8) {
      route.reverse();
      setCost(search2);
      return search2.im;
    }
    const stepX = dx(direction);
    const stepY = dy(direction);
    let sum = direction & 1 ? search2.diagonals : search2.ar;
    let before;
    do {
      sum += costs[placeOf(classes, classMask, costMask, cell)];
      x -= stepX;
      y -= stepY;
      const from = y * width + x;
      before = directionOf(nodeTag[method === 7 ? planeOf(direction) * planeNodes + cell : from]);
      cell = from;
      left--;
    } while (before === direction);
    prependPoint(route, x, y);
    if (direction & 1) search2.diagonals = sum;
    else search2.ar = sum;
    search2.heading = before;
  }
  return 0;
}
function finishRoute(search2, route) {
  route.reverse();
  if (search2.ct) reverseRoute(route);
  search2.route = route;
  setCost(search2);
}
function setCost(search2) {
  const { lh: scale, straightCost, diagonalCost, turnCost } = search2.plan;
  const turns = Math.max(search2.route.length / 2 - 2, 0);
  search2.cost = search2.ar * scale * straightCost + search2.diagonals * scale * diagonalCost + turns * turnCost;
}
function reverseRoute(route) {
  for (let first = 0, last = route.length - 2; first < last; first += 2, last -= 2) {
    const x = route[first];
    const y = route[first + 1];
    route[first] = route[last];
    route[first + 1] = route[last + 1];
    route[last] = x;
    route[last + 1] = y;
  }
}
function clearRoute$1(search2) {
  search2.route = null;
  search2.im = 0;
  search2.ar = 0;
  search2.diagonals = 0;
}
function prependLeg(search2, route, x, y, price) {
  const { length } = route;
  if (length > 0) {
    const legX = Math.abs(route[length - 1] - x);
    const legY = Math.abs(route[length - 2] - y);
    if (legX !== 0 && legY !== 0) search2.diagonals += legX * price;
    else search2.ar += (legX + legY) * price;
  }
  prependPoint(route, x, y);
}
function prependPoint(route, x, y) {
  const { length } = route;
  if (length === 0 || x !== route[length - 1] || y !== route[length - 2]) route.push(y, x);
}
const FIRST_TRACE = 1024;
function setEnds(search2, cells, start, goal) {
  search2.az = Infinity;
  search2.targets = NO_TARGETS;
  search2.mo = false;
  search2.ct = false;
  search2.cells = cells;
  search2.startX = start.x;
  search2.startY = start.y;
  search2.goalX = goal.x;
  search2.goalY = goal.y;
  setBox(search2, goal.x, goal.y, search2.plan.range);
}
function clearResults(search2) {
  clearHeap(search2);
  search2.open = 0;
  search2.cost = Infinity;
  search2.expanded = 0;
  search2.jg = 0;
  search2.jd = Infinity;
  search2.gz = -1;
  clearRoute$1(search2);
}
function isTraced({ plan }) {
  return plan.cs || plan.partial;
}
function reserveTrace(search2, count) {
  if (count <= search2.trace.length) return;
  const longer2 = allocate(Int32Array, Math.max(count, 2 * search2.trace.length, FIRST_TRACE));
  longer2.set(search2.trace);
  search2.trace = longer2;
}
function outcomeOf({ cost, expanded, used, route, trace }, status, traced) {
  return {
    status,
    cost,
    expanded,
    method: used,
    route,
    trace: traced ? sliceOf(trace, 0, expanded) : null
  };
}
function rest$2(search2) {
  const asked = search2;
  asked.cells = void 0;
  asked.plan = void 0;
  search2.jumps = null;
}
const FIRST_CAPACITY = 256;
function openBuckets(list, buckets) {
  clearBuckets(list);
  if (list.af.length < buckets) list.af = allocate(Int32Array, buckets);
  list.hv = buckets - 1;
  reserveEntries$1(list, 1);
}
function clearBuckets(list) {
  const { af: heads2, hv: ringMask, cf: lastBucket } = list;
  for (let { bucket } = list; heads2.length > 0 && (bucket - lastBucket | 0) <= 0; bucket++) heads2[bucket & ringMask] = 0;
  list.cf = list.bucket;
  list.bk = 0;
  list.al = 0;
}
function reserveEntries$1(list, more) {
  if (list.bk + more >= list.aw.length) growPool(list, more);
}
function growPool(list, more) {
  const capacity = 2 * (list.aw.length + more + FIRST_CAPACITY);
  const cells = allocate(Int32Array, capacity);
  const nexts = allocate(Int32Array, capacity);
  const buckets = allocate(Int32Array, capacity);
  cells.set(list.aw);
  nexts.set(list.bi);
  buckets.set(list.ha);
  list.aw = cells;
  list.bi = nexts;
  list.ha = buckets;
}
function landmarksOf(search2) {
  const { cells, plan } = search2;
  const landmarks = usefulLandmarks(cells);
  if (landmarks === null || !plan.na || search2.ct) return null;
  if (plan.uniformCost !== 0 && landmarks.fb !== 0) return null;
  if (landmarks.rule !== plan.rule) return null;
  if (landmarks.straight !== plan.straight || landmarks.diagonal !== plan.diagonal) return null;
  return isKnown(landmarks, rowAt(cells.width, search2.goalX, search2.goalY)) ? landmarks : null;
}
function raisedH(search2, landmarks, x, y, h) {
  const { cells, goalX, goalY } = search2;
  const here = rowAt(cells.width, x, y);
  if (!isKnown(landmarks, here)) return h;
  const goal = rowAt(cells.width, goalX, goalY);
  let raised = landmarks.quantum * (mostDifferent(landmarks, here, goal) - 1);
  if (landmarks.fb !== 0) raised += landmarks.fb * (cells.terrainCost(goalX, goalY) - cells.terrainCost(x, y)) - landmarks.saved;
  else raised *= search2.plan.ab;
  if (raised <= h) return h;
  return landmarks.opened.length > 0 ? Math.max(h, Math.min(raised, detour(search2, landmarks, x, y))) : raised;
}
function rowAt(width, x, y) {
  return (y * width + x) * 8;
}
function isKnown({ tables: tables2 }, row) {
  return tables2[row] < UNKNOWN$1;
}
function mostDifferent({ tables: tables2 }, a, b) {
  let most = 0;
  for (let lane = 0; lane < 8; lane++) {
    const difference = Math.abs(tables2[a + lane] - tables2[b + lane]);
    if (difference > most) most = difference;
  }
  return most;
}
function detour({ cells, plan, goalX, goalY }, landmarks, x, y) {
  let least2 = Infinity;
  for (const opened of landmarks.opened) {
    const openedX = opened % cells.width;
    const openedY = Math.floor(opened / cells.width);
    const there = namedEstimate(plan, Math.abs(openedX - x), Math.abs(openedY - y));
    least2 = Math.min(least2, there + namedEstimate(plan, Math.abs(openedX - goalX), Math.abs(openedY - goalY)));
  }
  return plan.ab * (least2 + (landmarks.diagonal - 2 * landmarks.straight));
}
function writeJumpRoute(search2, jumps) {
  const { ae: records } = jumps;
  const bordered = jumps.planes.bd !== 0;
  const fourConnected = isFourConnected(jumps.planes);
  const route = [];
  let point = 16;
  for (; ; ) {
    const x = xOf(records, point);
    const y = yOf(records, point);
    prependLeg(search2, route, x, y, 0);
    const price = bordered ? costAt(search2.cells.terrain, y * search2.cells.width + x) : 1;
    point = parentOf(records, point);
    if (point === 0) break;
    const fromX = xOf(records, point);
    const fromY = yOf(records, point);
    const swept = Math.min(Math.abs(x - fromX), Math.abs(y - fromY));
    prependLeg(search2, route, fourConnected ? fromX : x > fromX ? fromX + swept : fromX - swept, fourConnected ? y : y > fromY ? fromY + swept : fromY - swept, price);
    prependLeg(search2, route, fromX, fromY, price);
  }
  finishRoute(search2, route);
}
const OFFSETS = /* @__PURE__ */ new Int32Array(16);
function prepareOffsets(width) {
  for (let direction = 0; direction < 16; direction++) OFFSETS[direction] = dy(direction & 7) * width + dx(direction & 7);
}
function movesByTerrain(terrain, cell, direction, g, straight, diagonal) {
  const turn = diagonal - straight;
  const turnBound = turn * BEYOND_NOISE;
  const x = costAt(terrain, cell);
  let moves = 0;
  if ((direction & 1) !== 0) {
    const bound = diagonal * x * BEYOND_NOISE - g * NOISE;
    const right = straight * costBeside(terrain, cell, direction + 3) >= bound + turnBound * costBeside(terrain, cell, direction + 2);
    const left = straight * costBeside(terrain, cell, direction + 5) >= bound + turnBound * costBeside(terrain, cell, direction + 6);
    moves = (right ? 4 : 0) | (left ? 64 : 0);
  } else {
    const bound = straight * x * BEYOND_NOISE - g * NOISE;
    const mRight = costBeside(terrain, cell, direction + 2);
    const nRight = costBeside(terrain, cell, direction + 1);
    const mLeft = costBeside(terrain, cell, direction + 6);
    const nLeft = costBeside(terrain, cell, direction + 7);
    const tieRight = mRight === x && nRight === x && x > 0;
    const tieLeft = mLeft === x && nLeft === x && x > 0;
    moves = (turn * mRight >= bound ? 4 : 0) | (turn * mLeft >= bound ? 64 : 0) | (diagonal * mRight >= bound + turnBound * nRight && !tieRight ? 2 : 0) | (diagonal * mLeft >= bound + turnBound * nLeft && !tieLeft ? 128 : 0);
  }
  return moves << direction | moves >> 8 - direction;
}
function costBeside(terrain, cell, direction) {
  return costAt(terrain, cell + OFFSETS[direction]);
}
function successorsOf(jumps, point, direction) {
  const { nq: age } = jumps;
  let { aa: lists } = jumps;
  let list = jumps.ae[point + 6];
  while (list !== 0 && lists[list + 2] !== direction) list = lists[list];
  if (list !== 0 && lists[list + 1] === age) return list;
  findSuccessors(jumps, point, direction);
  const { found, ip: foundCount } = jumps;
  if (list === 0 || foundCount > listLength(lists, list)) {
    const longer2 = takeList(jumps, foundCount);
    lists = jumps.aa;
    if (list !== 0) unlink(jumps, point, list);
    lists[longer2] = jumps.ae[point + 6];
    lists[longer2 + 2] = direction;
    jumps.ae[point + 6] = longer2;
    list = longer2;
  }
  lists[list + 1] = age;
  lists[list + 3] = foundCount;
  const start = listStart(list);
  for (let i = 0; i < foundCount; i++) lists[start + i] = found[i];
  return list;
}
function isDeadEnd(jumps, point, direction) {
  const { planes, ae: records } = jumps;
  renewPoint(jumps, point);
  const known = 256 << direction;
  if ((records[point + 7] & known) === 0) {
    const isDead = !hasSuccessor(planes, xOf(records, point), yOf(records, point), direction);
    records[point + 7] |= known | (isDead ? 1 << direction : 0);
  }
  return (records[point + 7] >> direction & 1) !== 0;
}
function hasSuccessor(planes, x, y, direction) {
  if (isBorder(planes, x, y)) return true;
  const { words: words2 } = planes;
  for (let moves = movesAt$1(planes, direction, x, y); moves !== 0; moves &= moves - 1) {
    const move = lowestBit(moves);
    const ray = rayOf(planes, move);
    if (!ray.fq) {
      if (sees(planes, move, x, y)) return true;
      continue;
    }
    const bit = bitOf(ray.lines, x, y);
    const distance2 = distanceToAny(words2, ray.ends, ray.jr, ray.jt, bit, ray.sign);
    const stop = bit + distance2 * ray.sign;
    if (testBit(words2, ray.jr, stop) || testBit(words2, ray.jt, stop)) return true;
    if (isJumpPoint(planes, move, x + distance2 * ray.dd, y + distance2 * ray.fp)) return true;
  }
  return false;
}
function sees(planes, direction, x, y) {
  const lines = linesOf(planes, isFourConnected(planes) ? 1 : 2);
  return testBit(planes.words, seesPlane(planes, direction, 0), bitOf(lines, x, y));
}
function isJumpPoint(planes, direction, x, y) {
  return forcedMoves(planes, direction, x, y) !== 0 || isBorder(planes, x, y);
}
function movesFromBorder(jumps, direction, x, y) {
  const { planes, straight, diagonal, mr: mostG } = jumps;
  const { width, height, terrain } = planes.cells;
  const legal = movesAt$1(planes, 8, x, y);
  if (direction === 8) return legal;
  if (isFourConnected(planes)) return legal & ~(1 << (direction ^ 4));
  let worth = 255;
  if (y > 0 && y < height - 1) {
    prepareOffsets(width);
    worth = movesByTerrain(terrain, y * width + x, direction, mostG, straight, diagonal);
  }
  return movesAt$1(planes, direction, x, y) | legal & worth;
}
function findSuccessors(jumps, point, direction) {
  const { planes, ae: records } = jumps;
  const x = xOf(records, point);
  const y = yOf(records, point);
  jumps.ip = 0;
  const first = direction + 1;
  const worth = isBorder(planes, x, y) ? movesFromBorder(jumps, direction, x, y) : movesAt$1(planes, direction, x, y);
  for (let moves = seenAlong(first, worth); moves !== 0; moves &= moves - 1) {
    const move = lowestBit(moves) + first & 7;
    const ray = rayOf(planes, move);
    if (ray.fq) sweep(jumps, ray, move, x, y);
    else if (sees(planes, move, x, y)) jump(jumps, ray, move, x, y);
  }
}
function jump(jumps, ray, direction, x, y) {
  const distance2 = distanceTo(jumps.planes.words, ray.ends, bitOf(ray.lines, x, y), ray.sign);
  add(jumps, x + distance2 * ray.dd, y + distance2 * ray.fp, direction);
}
function sweep(jumps, ray, direction, fromX, fromY) {
  const { planes } = jumps;
  const { words: words2 } = planes;
  const { ends, je: leftDirection, jp: rightDirection, jr: seesLeft, jt: seesRight, sign, dd: stepX, fp: stepY } = ray;
  let x = fromX;
  let y = fromY;
  let bit = bitOf(ray.lines, x, y);
  for (; ; ) {
    const distance2 = distanceToAny(words2, ray.ends, ray.jr, ray.jt, bit, ray.sign);
    bit += distance2 * sign;
    x += distance2 * stepX;
    y += distance2 * stepY;
    const halts = testBit(words2, ends, bit);
    if (halts && isJumpPoint(planes, direction, x, y)) {
      add(jumps, x, y, direction);
      return;
    }
    if (testBit(words2, seesLeft, bit)) jump(jumps, rayOf(planes, leftDirection), leftDirection, x, y);
    if (testBit(words2, seesRight, bit)) jump(jumps, rayOf(planes, rightDirection), rightDirection, x, y);
    if (halts) return;
  }
}
function add(jumps, x, y, direction) {
  const successor = pointAt(jumps, x, y) | direction;
  if (jumps.ip === jumps.found.length) {
    const longer2 = allocate(Int32Array, jumps.ip * 2);
    longer2.set(jumps.found);
    jumps.found = longer2;
  }
  jumps.found[jumps.ip++] = successor;
}
function reachInView(search2, jumps) {
  const { startX: x, startY: y, goalX, goalY } = search2;
  const { ae: records } = jumps;
  placeEnds(search2, jumps);
  if (x === goalX && y === goalY || !isInView(jumps.planes, jumps.view, x, y)) return false;
  setParent(records, 16, 8);
  writeJumpRoute(search2, jumps);
  search2.expanded = 1;
  return true;
}
function beginJumps(search2, jumps) {
  if (jumps.planes.bd !== 0) {
    const { cells, plan } = search2;
    setCosts(jumps, plan.straight, plan.diagonal, plan.mt * (cells.width * cells.height));
  }
  nextGeneration(jumps);
  placeEnds(search2, jumps);
  search2.used = jumps.planes.bd !== 0 ? 4 : 3;
  search2.gb = 0;
}
function placeEnds(search2, jumps) {
  setPlace(jumps.ae, 8, search2.startX, search2.startY);
  setPlace(jumps.ae, 16, search2.goalX, search2.goalY);
  setView(jumps.view, search2.goalX, search2.goalY);
}
function addJumpSource(search2, jumps) {
  const point = pointAt(jumps, search2.startX, search2.startY);
  const { ae: records } = jumps;
  const isKnown2 = isReached(tagOf(records, point), jumps.m);
  if (isKnown2 && gOf(jumps.bp, point) === 0) return;
  if (isKnown2) search2.open--;
  reserve(search2, 1);
  renewPoint(jumps, point);
  setG(jumps.bp, point, 0);
  setTag(records, point, reached(jumps.m, 8));
  setParent(records, point, 0);
  push$1(search2, search2.plan.ab * heuristicAt(search2, xOf(records, point), yOf(records, point)), point);
  search2.open++;
}
function runJumps(search2, jumps, steps) {
  const { plan, goalX, goalY } = search2;
  const { width } = search2.cells;
  const { maxExpansions, maxOpen, cs: tracing } = plan;
  const landmarks = landmarksOf(search2);
  const last = Math.min(search2.expanded + steps, maxExpansions);
  let goalF = isReached(tagOf(jumps.ae, 16), jumps.m) ? gOf(jumps.bp, 16) : Infinity;
  let bound = Math.min(goalF, search2.az, plan.hm);
  const viewed = !isBorder(jumps.planes, goalX, goalY);
  while (!isEmpty(search2)) {
    const point = popWithin(search2, search2.gb);
    const { ae: records } = jumps;
    const tag = tagOf(records, point);
    if (isClosed(tag)) continue;
    const x = xOf(records, point);
    const y = yOf(records, point);
    const f = search2.bb;
    if (bound <= f) {
      unpop(search2, point);
      if (search2.gb === 0) break;
      search2.gb = 0;
      continue;
    }
    if (x === goalX && y === goalY) {
      if (search2.gb !== 0) {
        unpop(search2, point);
        search2.gb = 0;
        continue;
      }
      setTag(records, 16, reached(jumps.m, 8));
      setG(jumps.bp, 16, gOf(jumps.bp, point));
      setParent(records, 16, point);
      return 1;
    }
    const counts = Number(expansionOf(tag) === 0);
    if (last - search2.expanded < counts || search2.open > maxOpen) {
      unpop(search2, point);
      return search2.expanded === maxExpansions || search2.open > maxOpen ? 3 : 0;
    }
    if (tracing && search2.expanded >= search2.trace.length) {
      unpop(search2, point);
      reserveTrace(search2, search2.expanded + 1);
      continue;
    }
    let list;
    try {
      list = successorsOf(jumps, point, directionOf(tag));
      reserve(search2, listLength(jumps.aa, list) + 1);
    } catch (error) {
      unpop(search2, point);
      throw error;
    }
    setTag(jumps.ae, point, closed(tag));
    search2.open--;
    if (tracing) search2.trace[search2.expanded] = y * width + x;
    search2.expanded += counts;
    if (viewed && isInView(jumps.planes, jumps.view, x, y)) {
      goalF = Math.min(goalF, reachGoal$1(search2, jumps, point));
      bound = Math.min(goalF, bound);
      if (goalF <= f) continue;
    }
    relax$1(search2, jumps, landmarks, point, list, viewed);
  }
  if (isEmpty(search2)) bound = Math.min(goalF, search2.az);
  if (bound === Infinity) return 2;
  return bound === goalF ? 1 : bound === search2.az ? 0 : 3;
}
function reachGoal$1(search2, jumps, point) {
  const { ae: records, bp: doubles, m: generation } = jumps;
  const { straight } = search2.plan;
  const columns = Math.abs(search2.goalX - xOf(records, point));
  const rows = Math.abs(search2.goalY - yOf(records, point));
  const price = priceOf(search2, jumps, search2.goalX, search2.goalY);
  const g = gOf(doubles, point) + octile(straight, turnOf(search2), columns, rows) * price;
  if (!isReached(tagOf(records, 16), generation) || g < gOf(doubles, 16)) {
    setG(doubles, 16, g);
    setTag(records, 16, reached(generation, 8));
    setParent(records, 16, point);
  }
  return g;
}
function relax$1(search2, jumps, landmarks, point, list, viewed) {
  const { plan, goalX, goalY } = search2;
  const { straight } = plan;
  const { ae: records, bp: doubles, aa: lists, m: generation } = jumps;
  const turn = turnOf(search2);
  const hSum = plan.ab * plan.bq;
  const hMin = plan.ab * plan.cd;
  const x = xOf(records, point);
  const y = yOf(records, point);
  const g = gOf(doubles, point);
  const end2 = listStart(list) + listLength(lists, list);
  search2.gb = listLength(lists, list) === 1 && search2.am >= 4 && jumps.planes.bd === 0 ? 20 * straight : 0;
  const isVaried2 = isBorder(jumps.planes, x, y);
  const pointPrice = priceOf(search2, jumps, x, y);
  for (let at2 = listStart(list); at2 < end2; at2++) {
    const target = targetOf(lists[at2]);
    const targetX = xOf(records, target);
    const targetY = yOf(records, target);
    const price = isVaried2 ? priceOf(search2, jumps, targetX, targetY) : pointPrice;
    const targetG = g + octile(straight, turn, Math.abs(targetX - x), Math.abs(targetY - y)) * price;
    const targetTag = tagOf(records, target);
    const known = isReached(targetTag, generation);
    if (known && gOf(doubles, target) <= targetG) continue;
    if (isDeadEnd(jumps, target, arrivalOf(lists[at2]))) {
      if (!viewed || !isInView(jumps.planes, jumps.view, targetX, targetY)) continue;
    }
    if (!known || isClosed(targetTag)) search2.open++;
    setG(doubles, target, targetG);
    const expansion = known ? expansionOf(targetTag) : 0;
    setTag(records, target, reached(generation, arrivalOf(lists[at2])) | expansion);
    setParent(records, target, point);
    let h = octile(hSum, hMin, Math.abs(targetX - goalX), Math.abs(targetY - goalY));
    if (landmarks !== null) h = raisedH(search2, landmarks, targetX, targetY, h);
    push$1(search2, targetG + h, target);
  }
}
function priceOf({ cells }, { planes }, x, y) {
  return planes.bd !== 0 ? costAt(cells.terrain, y * cells.width + x) : 1;
}
function octile(straight, turn, columns, rows) {
  return straight * (columns + rows) + turn * Math.min(columns, rows);
}
function turnOf({ plan }) {
  return plan.rule === 0 ? 0 : plan.diagonal - 2 * plan.straight;
}
const SLOTS$2 = 1024;
const ROUNDING$1 = 4503599627370496;
function suitsBuckets({ plan }) {
  return plan.buckets > 0 && plan.buckets <= SLOTS$2;
}
function openStart(search2, jumps) {
  const point = pointAt(jumps, search2.startX, search2.startY);
  const { ae: records } = jumps;
  openBuckets(search2, SLOTS$2);
  renewPoint(jumps, point);
  setG(jumps.bp, point, 0);
  setTag(records, point, reached(jumps.m, 8));
  setParent(records, point, 0);
  search2.bucket = 0;
  search2.cf = 0;
  search2.bk = 1;
  search2.aw[1] = point;
  search2.bi[1] = 0;
  search2.ha[1] = 0;
  search2.af[0] = 1;
}
function run$6(search2, jumps, steps) {
  const { plan, goalX, goalY, af: heads2 } = search2;
  const { width } = search2.cells;
  const landmarks = landmarksOf(search2);
  const perCost = plan.bucketsPerCost;
  const viewed = !isBorder(jumps.planes, goalX, goalY);
  const last = search2.expanded + steps;
  for (; ; ) {
    const slot = search2.bucket & 1023;
    const index = heads2[slot];
    const isKnown2 = isReached(tagOf(jumps.ae, 16), jumps.m);
    const goalG = isKnown2 ? gOf(jumps.bp, 16) : Infinity;
    if (index === 0) {
      if (isKnown2 && (search2.bucket - bucketOf$1(perCost * goalG) | 0) >= 0 || search2.bucket === search2.cf) break;
      search2.bucket = search2.bucket + 1 | 0;
      continue;
    }
    const point = search2.aw[index];
    const tag = tagOf(jumps.ae, point);
    const g = gOf(jumps.bp, point);
    const x = xOf(jumps.ae, point);
    const y = yOf(jumps.ae, point);
    const ahead = search2.ha[index] - search2.bucket | 0;
    let list = 0;
    let isDone = isClosed(tag) || ahead > 0;
    if (!isDone && isKnown2) isDone = fOf(search2, landmarks, g, x, y) >= goalG;
    if (!isDone && x === goalX && y === goalY) {
      reachGoal(jumps, point, g);
      isDone = true;
    }
    if (!isDone) {
      if (search2.expanded === last) return 0;
      list = successorsOf(jumps, point, directionOf(tag));
      reserveEntries$1(search2, listLength(jumps.aa, list));
      if (plan.cs) reserveTrace(search2, search2.expanded + 1);
    }
    const { bi: entryNext } = search2;
    heads2[slot] = entryNext[index];
    if (ahead > 0 && !isClosed(tag)) {
      const target = search2.bucket + Math.min(ahead, 1023) | 0;
      if ((target - search2.cf | 0) > 0) search2.cf = target;
      entryNext[index] = heads2[target & 1023];
      heads2[target & 1023] = index;
      continue;
    }
    entryNext[index] = search2.al;
    search2.al = index;
    if (isDone) continue;
    setTag(jumps.ae, point, closed(tag));
    if (expansionOf(tag) === 0) {
      if (plan.cs) search2.trace[search2.expanded] = y * width + x;
      search2.expanded++;
    }
    if (viewed && isInView(jumps.planes, jumps.view, x, y)) {
      const byView = g + octile(plan.straight, turnOf(search2), Math.abs(x - goalX), Math.abs(y - goalY)) * priceAt(search2, goalX, goalY);
      if (byView < goalG) reachGoal(jumps, point, byView);
    }
    relax(search2, jumps, landmarks, {
      point,
      list,
      pt: viewed
    });
  }
  return isReached(tagOf(jumps.ae, 16), jumps.m) ? 1 : 2;
}
function reachGoal({ ae: records, bp: doubles, m: generation }, point, g) {
  setG(doubles, 16, g);
  setTag(records, 16, reached(generation, 8));
  setParent(records, 16, point);
}
function fOf(search2, landmarks, g, x, y) {
  const { plan, goalX, goalY } = search2;
  const f = g + octile(plan.ab * plan.bq, plan.ab * plan.cd, Math.abs(x - goalX), Math.abs(y - goalY));
  return landmarks === null ? f : Math.max(f, g + raisedH(search2, landmarks, x, y, 0));
}
function relax(search2, jumps, landmarks, { point, list, pt: viewed }) {
  const { plan, goalX, goalY, startX, startY, af: heads2, aw: entryCell, bi: entryNext, ha: entryBucket, bucket } = search2;
  const { ae: records, bp: doubles, aa: lists, m: generation } = jumps;
  const perCost = plan.bucketsPerCost;
  const turn = turnOf(search2);
  const hSum = plan.ab * plan.bq;
  const hMin = plan.ab * plan.cd;
  const x = xOf(records, point);
  const y = yOf(records, point);
  const g = gOf(doubles, point);
  const goalG = isReached(tagOf(records, 16), generation) ? gOf(doubles, 16) : Infinity;
  const isVaried2 = isBorder(jumps.planes, x, y);
  const pointPrice = priceAt(search2, x, y);
  const end2 = listStart(list) + listLength(lists, list);
  for (let at2 = listStart(list); at2 < end2; at2++) {
    const target = targetOf(lists[at2]);
    const targetX = xOf(records, target);
    const targetY = yOf(records, target);
    if (targetX === startX && targetY === startY) continue;
    const price = isVaried2 ? priceAt(search2, targetX, targetY) : pointPrice;
    const targetG = g + octile(plan.straight, turn, Math.abs(targetX - x), Math.abs(targetY - y)) * price;
    const targetTag = tagOf(records, target);
    const known = isReached(targetTag, generation);
    if (known && gOf(doubles, target) <= targetG) continue;
    let h = octile(hSum, hMin, Math.abs(targetX - goalX), Math.abs(targetY - goalY));
    if (landmarks !== null) h = raisedH(search2, landmarks, targetX, targetY, h);
    if (targetG + h >= goalG) continue;
    if (isDeadEnd(jumps, target, arrivalOf(lists[at2]))) {
      if (!viewed || !isInView(jumps.planes, jumps.view, targetX, targetY)) continue;
    }
    setG(doubles, target, targetG);
    setTag(records, target, reached(generation, arrivalOf(lists[at2])) | (known ? expansionOf(targetTag) : 0));
    setParent(records, target, point);
    const trueBucket = bucketOf$1(perCost * (targetG + h));
    const place = bucket + Math.min(Math.max(trueBucket - bucket | 0, 0), 1023) | 0;
    if ((place - search2.cf | 0) > 0) search2.cf = place;
    let added = search2.al;
    if (added !== 0) search2.al = entryNext[added];
    else added = ++search2.bk;
    entryCell[added] = target;
    entryNext[added] = heads2[place & 1023];
    entryBucket[added] = trueBucket;
    heads2[place & 1023] = added;
  }
}
function priceAt({ cells }, x, y) {
  return costAt(cells.terrain, y * cells.width + x);
}
function bucketOf$1(buckets) {
  return buckets + ROUNDING$1 | 0;
}
function walkInView(search2, walks) {
  const { cells, startX: x, startY: y, goalX, goalY } = search2;
  const { rule } = search2.plan;
  const columns = Math.abs(goalX - x);
  const rows = Math.abs(goalY - y);
  if (columns === 0 && rows === 0 || walks.ah >= cells.width * cells.height) return false;
  const swept = rule === 0 ? rows : Math.min(columns, rows);
  const jumped = rule === 0 ? columns : Math.max(columns, rows) - swept;
  const sweep2 = rule === 0 ? goalY < y ? 0 : 4 : diagonalTowards(goalX - x, goalY - y);
  const sweptSteps = walkSweep(search2, sweep2, swept);
  walks.ah += sweptSteps;
  if (sweptSteps < swept) return false;
  const turnX = x + swept * dx(sweep2);
  const turnY = y + swept * dy(sweep2);
  const jumpedSteps = walkJump(search2, turnX, turnY, goalX === turnX ? goalY < turnY ? 0 : 4 : goalX < turnX ? 6 : 2, jumped);
  walks.ah += jumpedSteps;
  if (jumpedSteps < jumped) return false;
  const route = [];
  prependLeg(search2, route, goalX, goalY, 1);
  prependLeg(search2, route, turnX, turnY, 1);
  prependLeg(search2, route, x, y, 1);
  finishRoute(search2, route);
  search2.expanded = 1;
  return true;
}
function walkSweep({ cells, plan, startX, startY }, direction, most) {
  const { blocked, rowBytes } = cells;
  const { rule } = plan;
  const legal = moveTable(rule, false);
  const pruned = moveTable(rule, true);
  const cutsCorners = rule === 1 || rule === 2;
  const natural = 1 << direction | 1 << (direction + 7 & 7) | 1 << (direction + 1 & 7);
  let x = startX;
  let y = startY;
  let steps = 0;
  for (; steps < most; steps++) {
    const around = blockedAround(blocked, rowBytes, x, y);
    if ((legal[around] >> direction & 1) === 0) break;
    if (steps > 0 && cutsCorners && (pruned[(direction << 9) + around] & ~natural) !== 0) break;
    x += dx(direction);
    y += dy(direction);
  }
  return steps;
}
function walkJump({ cells }, x, y, direction, most) {
  const stepX = dx(direction);
  const stepY = dy(direction);
  let steps = 0;
  for (; steps < most; steps++) {
    x += stepX;
    y += stepY;
    if (cells.isBlocked(x, y)) break;
  }
  return steps;
}
function begin$4(search2) {
  const { cells, plan, startX, startY } = search2;
  const count = cells.width * cells.height;
  openNodes(search2, plan.method === 7 ? 9 * count : count);
  search2.gi = count;
  search2.bv = plan.bv;
  search2.ab = plan.ab;
  search2.jk = Math.max(count >> 2, 1);
  const cell = startY * cells.width + startX;
  search2.aq[cell] = reached(search2.m, 8);
  search2.ad[cell] = 0;
  reserve(search2, 1);
  push$1(search2, search2.ab * heuristicAt(search2, startX, startY), cell);
  search2.open = 1;
  search2.bu = false;
  search2.used = plan.method === 7 ? 7 : 6;
  return 0;
}
function reorder(search2) {
  const { ad: nodeG, bj: heapPlace } = search2;
  const { width } = search2.cells;
  const { bv: gFactor, ab: hFactor } = search2;
  const count = search2.am;
  let place = search2.bh;
  clearHeap(search2);
  for (let i = 0; ; i++) {
    const cell = place % search2.gi;
    const h = heuristicAt(search2, cell % width, cell / width | 0);
    push$1(search2, gFactor * nodeG[place] + hFactor * h, place);
    if (i === count) return;
    place = heapPlace[i];
  }
}
function reopens$1(search2, place, g) {
  if (search2.ad[place] * 0.9999999999999858 <= g) return false;
  if (--search2.jk === 0) goByCost$1(search2);
  return true;
}
function goByCost$1(search2) {
  search2.bv = 1;
  search2.ab = 0;
  if (isEmpty(search2)) return;
  unpop(search2, pop(search2));
  reorder(search2);
}
function run$5(search2, steps) {
  const { cells, plan, ad: nodeG, aq: nodeTag, m: generation } = search2;
  const { width, blocked, rowBytes } = cells;
  const { hm: maxF, ku: maxG, maxOpen, straight, diagonal } = plan;
  const { df: boxLeft, dr: boxTop, dg: boxRight, do: boxBottom } = search2;
  const isAiming = search2.targets.length > 0;
  const traced = isTraced(search2);
  const weighing = plan.jm === 2;
  const legal = moveTable(plan.rule, false);
  const table = moveTable(plan.rule, plan.jm !== 0);
  const lastRow = cells.height - 1;
  if (weighing) prepareOffsets(width);
  const mayReopen = plan.fz !== null;
  const terrain = terrainOf(search2);
  const { classes, costs, di: classMask, du: costMask } = terrain;
  let { expanded, open: open2, bv: gFactor, ab: hFactor } = search2;
  const last = Math.min(expanded + steps, plan.maxExpansions);
  let status = 2;
  while (!isEmpty(search2)) {
    const cell = pop(search2);
    const tag = nodeTag[cell];
    if (isClosed(tag)) continue;
    const g = nodeG[cell];
    const y = cell / width | 0;
    const x = cell - y * width;
    if (stopsAt(search2, cell, x, y)) {
      if (search2.bb > search2.az) {
        unpop(search2, cell);
        status = 0;
        break;
      }
      beginRoute(search2, cell, 1);
      status = 1;
      break;
    }
    if (expanded === last || open2 > maxOpen) {
      unpop(search2, cell);
      status = expanded === plan.maxExpansions || open2 > maxOpen ? 3 : 0;
      break;
    }
    if (!hasRoom(search2, 9) || traced && expanded >= search2.trace.length) {
      unpop(search2, cell);
      search2.expanded = expanded;
      search2.open = open2;
      reserve(search2, 9);
      if (traced) reserveTrace(search2, expanded + 1);
      continue;
    }
    nodeTag[cell] = closed(tag);
    open2--;
    if (traced) search2.trace[expanded] = cell;
    expanded++;
    const arrival = directionOf(tag);
    const around = blockedAround(blocked, rowBytes, x, y);
    let moves = table[(arrival << 9) + around];
    if (weighing) {
      const worth = y > 0 && y < lastRow ? movesByTerrain(terrain, cell, arrival, g, straight, diagonal) : 255;
      moves |= legal[around] & worth;
    }
    if (plan.gated) moves = openMoves(cells, plan.rule, x, y, moves, false);
    const first = arrival + 1;
    moves = seenAlong(first, moves);
    while (moves !== 0) {
      const direction = lowestBit(moves) + first & 7;
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      const neighbour = neighbourY * width + neighbourX;
      const neighbourG = g + (direction & 1 ? diagonal : straight) * costs[placeOf(classes, classMask, costMask, neighbour)];
      const neighbourTag = nodeTag[neighbour];
      const known = isReached(neighbourTag, generation);
      if (known) {
        if (isClosed(neighbourTag) && !mayReopen || nodeG[neighbour] <= neighbourG) continue;
        if (isClosed(neighbourTag)) {
          if (!reopens$1(search2, neighbour, neighbourG)) continue;
          ({ bv: gFactor, ab: hFactor } = search2);
        }
      }
      const awayX = cellsOutside(boxLeft, boxRight, neighbourX);
      const awayY = cellsOutside(boxTop, boxBottom, neighbourY);
      const h = isAiming ? heuristicAt(search2, neighbourX, neighbourY) : estimate$1(plan, awayX, awayY);
      const f = gFactor * neighbourG + hFactor * h;
      if (f > maxF || neighbourG > maxG) {
        search2.bu = true;
        continue;
      }
      if (!known || isClosed(neighbourTag)) open2++;
      nodeG[neighbour] = neighbourG;
      nodeTag[neighbour] = reached(generation, direction);
      push$1(search2, f, neighbour);
    }
  }
  search2.expanded = expanded;
  search2.open = open2;
  return status === 2 && search2.bu ? 3 : status;
}
function setEnough(search2, components) {
  const { plan, df: boxLeft, dr: boxTop, dg: boxRight, do: boxBottom } = search2;
  let least2 = heuristicAt(search2, search2.startX, search2.startY);
  for (let ring = 1; namedEstimate(plan, ring, 0) < least2; ring++) {
    const top = boxTop - ring;
    const bottom = boxBottom + ring;
    least2 = Math.min(least2, leastOfRow(search2, components, top, ring));
    for (let y = Math.max(top + 1, 0); y < Math.min(bottom, search2.cells.height); y++) {
      least2 = Math.min(least2, hInReach(search2, components, boxLeft - ring, y));
      least2 = Math.min(least2, hInReach(search2, components, boxRight + ring, y));
    }
    least2 = Math.min(least2, leastOfRow(search2, components, bottom, ring));
  }
  search2.gz = least2;
}
function leastOfRow(search2, components, y, ring) {
  if (y < 0 || y >= search2.cells.height) return Infinity;
  let least2 = Infinity;
  const last = Math.min(search2.dg + ring, search2.cells.width - 1);
  for (let x = Math.max(search2.df - ring, 0); x <= last; x++) least2 = Math.min(least2, hInReach(search2, components, x, y));
  return least2;
}
function hInReach(search2, components, x, y) {
  const { cells, startX, startY } = search2;
  if (x < 0 || x >= cells.width || cells.isBlocked(x, y)) return Infinity;
  return areConnected(components, bitAt(cells, startX, startY), bitAt(cells, x, y)) ? heuristicAt(search2, x, y) : Infinity;
}
function lookForNearest(search2) {
  const { trace, ad: nodeG } = search2;
  const { width } = search2.cells;
  for (; search2.jg < search2.expanded; search2.jg++) {
    const cell = trace[search2.jg];
    const y = Math.floor(cell / width);
    const h = heuristicAt(search2, cell - y * width, y);
    if (h > search2.jd) continue;
    const g = nodeG[cell];
    if (h === search2.jd && g >= search2.oo) continue;
    search2.nearest = cell;
    search2.jd = h;
    search2.oo = g;
    if (h <= search2.gz) search2.expanded = search2.jg + 1;
  }
}
function isNearEnough(search2) {
  return search2.jd <= search2.gz;
}
function beginPartialRoute(search2) {
  lookForNearest(search2);
  beginRoute(search2, search2.nearest, 6);
}
const ON = 128;
const ALL = 255;
const NOT_BACK = 247;
const SHARP = 20;
function worthwhile({ plan }, arrival, moves) {
  const { rule, straight, diagonal, turn } = plan;
  let passable = moves & SHARP;
  let most = 2 * (diagonal - straight);
  if ((arrival & 1) === 0) {
    most = 2 * straight - diagonal;
    if (rule !== 3) passable = rule === 0 ? 0 : SHARP;
  }
  let left = turn <= diagonal ? SHARP : 0;
  if (turn <= most) left |= (passable & 4) >> 1 | (passable & 16) << 1;
  return moves & NOT_BACK & ~left;
}
function run$4(search2, steps) {
  const { cells, plan, ad: nodeG, aq: nodeTag, m: generation, gi: planeNodes } = search2;
  const { width, blocked, rowBytes } = cells;
  const { turn, straight, diagonal, hm: maxF, ku: maxG, maxOpen, maxExpansions } = plan;
  const traced = isTraced(search2);
  const legal = moveTable(plan.rule, false);
  const { startDirection, goalDirection } = plan;
  const isDirected = startDirection !== 8 || goalDirection !== 8;
  const isPruned = plan.jm === 1 && !isDirected;
  const turns = isDirected ? ALL : NOT_BACK;
  const mayReopen = plan.fz !== null;
  const { classes, costs, di: classMask, du: costMask } = terrainOf(search2);
  const last = Math.min(search2.expanded + steps, maxExpansions);
  let { expanded, open: open2 } = search2;
  let status = 2;
  while (!isEmpty(search2)) {
    const state = pop(search2);
    const tag = nodeTag[state];
    if (isClosed(tag)) continue;
    const plane = state / planeNodes | 0;
    const cell = state - plane * planeNodes;
    const y = cell / width | 0;
    const x = cell - y * width;
    const g = nodeG[state];
    const arrival = planeOf(plane);
    const isBest = directionOf(nodeTag[cell]) === arrival;
    const isAtGoal = stopsAt(search2, cell, x, y);
    const isWanted2 = isAtGoal && arrival === goalDirection;
    if (!isBest && !isWanted2 && g >= nodeG[cell] + turn) {
      nodeTag[state] = closed(tag);
      open2--;
      continue;
    }
    if (isAtGoal && (isWanted2 || goalDirection === 8 || plane === 0)) {
      beginRoute(search2, cell, 1);
      if (isWanted2) search2.heading = arrival;
      status = 1;
      break;
    }
    const isLimited2 = expanded === maxExpansions || open2 > maxOpen;
    if (isLimited2 || expanded === last) {
      unpop(search2, state);
      status = isLimited2 ? 3 : 0;
      break;
    }
    if (!hasRoom(search2, 9) || traced && expanded >= search2.trace.length) {
      unpop(search2, state);
      search2.expanded = expanded;
      search2.open = open2;
      reserve(search2, 9);
      if (traced) reserveTrace(search2, expanded + 1);
      continue;
    }
    nodeTag[state] = closed(tag);
    open2--;
    if (traced) search2.trace[expanded] = cell;
    expanded++;
    let moves = legal[blockedAround(blocked, rowBytes, x, y)];
    if (plan.gated) moves = openMoves(cells, plan.rule, x, y, moves, false);
    const first = arrival + 1;
    const turned = plane === 0 ? g : g + turn;
    moves = seenAlong(first, moves);
    if (plane !== 0) moves = !isBest ? moves & ON : isPruned ? worthwhile(search2, arrival, moves) : moves & turns;
    else if (startDirection !== 8) {
      moves &= 1 << (startDirection - first & 7);
      nodeTag[cell] = 8;
    }
    while (moves !== 0) {
      const direction = lowestBit(moves) + first & 7;
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      const neighbour = neighbourY * width + neighbourX;
      const price = (direction & 1 ? diagonal : straight) * costs[placeOf(classes, classMask, costMask, neighbour)];
      const nextG = (direction === arrival ? g : turned) + price;
      const isSeen = isReached(nodeTag[neighbour], generation);
      const bestG = nodeG[neighbour];
      if (isSeen && nextG >= bestG + turn) {
        if (direction !== goalDirection || !stopsAt(search2, neighbour, neighbourX, neighbourY)) continue;
      }
      const next = planeOf(direction) * planeNodes + neighbour;
      const nextTag = nodeTag[next];
      const isKnown2 = isReached(nextTag, generation);
      if (isKnown2) {
        if (isClosed(nextTag) && !mayReopen || nodeG[next] <= nextG) continue;
        if (isClosed(nextTag) && !reopens$1(search2, next, nextG)) continue;
      }
      const f = search2.bv * nextG + search2.ab * heuristicAt(search2, neighbourX, neighbourY);
      if (f > maxF || nextG > maxG) {
        search2.bu = true;
        continue;
      }
      if (!isKnown2 || isClosed(nextTag)) open2++;
      nodeTag[next] = reached(generation, arrival);
      nodeG[next] = nextG;
      if (!isSeen || nextG < bestG) {
        nodeTag[neighbour] = reached(generation, direction);
        nodeG[neighbour] = nextG;
      }
      push$1(search2, f, next);
    }
  }
  search2.expanded = expanded;
  search2.open = open2;
  return status === 2 && search2.bu ? 3 : status;
}
var uniform_search_exports = /* @__PURE__ */ __exportAll({
  begin: () => begin$3,
  mayReach: () => mayReach,
  run: () => run$3
});
const SLOTS$1 = 32;
const MOST_MOVES$1 = 8;
function mayReach({ plan, startX, startY, goalX, goalY }) {
  return Math.max(Math.abs(startX - goalX), Math.abs(startY - goalY)) * plan.wholeDiagonal < plan.wholeLimit;
}
function begin$3(search2) {
  const { cells, plan, startX, startY } = search2;
  openWideNodes(search2, cells.width * cells.height);
  openBuckets(search2, SLOTS$1);
  search2.gi = cells.width * cells.height;
  const cell = startY * cells.width + startX;
  search2.aq[cell] = reached(search2.m, 8);
  search2.gr[cell] = 0;
  search2.bh = cell;
  search2.an = true;
  setBucket(search2, distanceOf$1(search2, startX, startY) >> plan.bucketShift);
  search2.lx = 0;
  search2.mq = plan.wholeLimit;
  search2.hasGoal = false;
  search2.used = 8;
  search2.bu = false;
  return 0;
}
function run$3(search2, steps) {
  if (!search2.plan.cs) return expand$3(search2, steps);
  let left = steps;
  let status = 0;
  while (status === 0 && left > 0) {
    const before = search2.expanded;
    reserveTrace(search2, before + 1);
    status = expand$3(search2, Math.min(left, search2.trace.length - before));
    left -= search2.expanded - before;
  }
  return status;
}
function expand$3(search2, steps) {
  const { cells, plan, aq: nodeTag, gr: wholeG, m: generation, af: heads2, goalX, goalY } = search2;
  const { width, blocked, rowBytes } = cells;
  const { wholeStraight: straight, wholeDiagonal: diagonal, bucketShift: shift } = plan;
  const table = moveTable(plan.rule, true);
  const goal = goalY * width + goalX;
  const turn = diagonal - 2 * straight;
  const traced = plan.cs;
  let { aw: entryCell, bi: entryNext, bucket, lx: filled, bk: used, al: free, mq: mostF, hasGoal: hasGoal2, expanded } = search2;
  const last = expanded + steps;
  let waits = search2.an;
  let waiting = search2.bh;
  for (; ; ) {
    let cell = waiting;
    if (!waits) {
      const slot = bucket & 31;
      const index = heads2[slot];
      if (index === 0) {
        filled &= ~(1 << slot);
        if (hasGoal2 || filled === 0) break;
        bucket += lowestBit(filled >>> slot | filled << SLOTS$1 - slot);
        continue;
      }
      heads2[slot] = entryNext[index];
      entryNext[index] = free;
      free = index;
      cell = entryCell[index];
    }
    waits = false;
    const tag = nodeTag[cell];
    if (isClosed(tag)) continue;
    if (expanded === last || used + MOST_MOVES$1 >= entryCell.length) {
      search2.an = true;
      search2.bh = cell;
      setBucket(search2, bucket);
      search2.lx = filled;
      search2.bk = used;
      search2.al = free;
      search2.mq = mostF;
      search2.hasGoal = hasGoal2;
      search2.expanded = expanded;
      if (expanded === last) return 0;
      reserveEntries$1(search2, MOST_MOVES$1);
      ({ aw: entryCell, bi: entryNext } = search2);
    }
    const g = wholeG[cell];
    const y = cell / width | 0;
    const x = cell - y * width;
    if (hasGoal2 && g + distanceOf$1(search2, x, y) > mostF) continue;
    nodeTag[cell] = closed(tag);
    if (cell === goal) {
      hasGoal2 = true;
      mostF = g - 1;
      continue;
    }
    if (traced) search2.trace[expanded] = cell;
    expanded++;
    const arrival = directionOf(tag);
    const first = arrival + 1;
    let moves = seenAlong(first, table[(arrival << 9) + blockedAround(blocked, rowBytes, x, y)]);
    while (moves !== 0) {
      const direction = lowestBit(moves) + first & 7;
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      let neighbour = neighbourY * width + neighbourX;
      const neighbourG = g + (direction & 1 ? diagonal : straight);
      if (isReached(nodeTag[neighbour], generation) && wholeG[neighbour] <= neighbourG) continue;
      const columns = Math.abs(neighbourX - goalX);
      const rows = Math.abs(neighbourY - goalY);
      const f = neighbourG + straight * (columns + rows) + turn * Math.min(columns, rows);
      if (f > mostF) {
        search2.bu = true;
        continue;
      }
      nodeTag[neighbour] = reached(generation, direction);
      wholeG[neighbour] = neighbourG;
      const target = f >> shift;
      if (target === bucket) {
        const was = waiting;
        const waited = waits;
        waiting = neighbour;
        waits = true;
        if (!waited) continue;
        neighbour = was;
      }
      let added = free;
      if (added !== 0) free = entryNext[added];
      else added = ++used;
      const slot = target & 31;
      filled |= 1 << slot;
      entryCell[added] = neighbour;
      entryNext[added] = heads2[slot];
      heads2[slot] = added;
    }
  }
  search2.an = false;
  setBucket(search2, bucket);
  search2.bk = used;
  search2.al = free;
  search2.expanded = expanded;
  if (hasGoal2) {
    beginRoute(search2, goal, 1);
    return 1;
  }
  if (!search2.bu) return 2;
  return -1;
}
function setBucket(search2, bucket) {
  search2.bucket = bucket;
  search2.cf = bucket + SLOTS$1 - 1;
}
function distanceOf$1({ plan, goalX, goalY }, x, y) {
  const columns = Math.abs(x - goalX);
  const rows = Math.abs(y - goalY);
  const { wholeStraight: straight, wholeDiagonal: diagonal } = plan;
  return straight * (columns + rows) + (diagonal - 2 * straight) * Math.min(columns, rows);
}
var bucket_search_exports = /* @__PURE__ */ __exportAll({
  begin: () => begin$2,
  run: () => run$2
});
const AHEAD$1 = 199;
const MOST_MOVES = 8;
const ROUNDING = 4503599627370496;
function begin$2(search2) {
  const { cells, plan, startX, startY } = search2;
  const count = cells.width * cells.height;
  openNodes(search2, count);
  openBuckets(search2, plan.buckets);
  search2.gi = cells.width * cells.height;
  const most = count + freeRepeatsOf(search2) + 16;
  if (isTraced(search2)) reserveTrace(search2, most + (most >> 2));
  const cell = startY * cells.width + startX;
  search2.pp = plan.bq * plan.ab * plan.bucketsPerCost;
  search2.os = plan.cd * plan.ab * plan.bucketsPerCost;
  search2.aq[cell] = reached(search2.m, 8);
  search2.ad[cell] = 0;
  const bucket = bucketOf(search2, landmarksOf(search2), 0, startX, startY);
  search2.bucket = bucket;
  search2.cf = bucket;
  search2.bk = 1;
  search2.aw[1] = cell;
  search2.bi[1] = 0;
  search2.af[bucket & search2.hv] = 1;
  search2.lc = 0;
  search2.jy = -1;
  search2.used = 5;
  return 0;
}
function freeRepeatsOf(search2) {
  const { width, height } = search2.cells;
  return landmarksOf(search2) !== null ? width * height >> 2 : 64;
}
function bucketOf(search2, landmarks, g, x, y) {
  const { df: boxLeft, dr: boxTop, dg: boxRight, do: boxBottom, pp: sumBuckets, os: minBuckets, plan } = search2;
  const columns = cellsOutside(boxLeft, boxRight, x);
  const rows = cellsOutside(boxTop, boxBottom, y);
  let h = sumBuckets * (columns + rows) + minBuckets * Math.min(columns, rows);
  if (landmarks !== null) h = Math.max(h, plan.bucketsPerCost * raisedH(search2, landmarks, x, y, 0));
  return plan.bucketsPerCost * g + h + ROUNDING | 0;
}
function run$2(search2, steps) {
  const { cells, plan, ad: nodeG, aq: nodeTag, m: generation, af: heads2, hv: mask } = search2;
  const { width, blocked, rowBytes } = cells;
  const { straight, diagonal } = plan;
  const legal = moveTable(plan.rule, false);
  const landmarks = landmarksOf(search2);
  const { classes, costs, di: classMask, du: costMask } = terrainOf(search2);
  let { aw: entryCell, bi: entryNext, bucket, cf: lastBucket, bk: used, al: free } = search2;
  let { expanded, lc: reopened, jy: goal } = search2;
  const last = expanded + steps;
  const freeRepeats = freeRepeatsOf(search2);
  let limit = goal < 0 ? Infinity : nodeG[goal] * BEYOND_NOISE;
  const tracing = isTraced(search2);
  const { trace } = search2;
  let status = 2;
  for (; ; ) {
    const index = heads2[bucket & mask];
    if (index === 0) {
      if (goal >= 0 || bucket === lastBucket) break;
      bucket = bucket + 1 | 0;
      continue;
    }
    const cell = entryCell[index];
    const tag = nodeTag[cell];
    if (!isClosed(tag)) {
      if (expanded === last && goal < 0) {
        status = 0;
        break;
      }
      if (used + MOST_MOVES >= entryCell.length) {
        search2.bucket = bucket;
        search2.cf = lastBucket;
        search2.bk = used;
        search2.al = free;
        search2.expanded = expanded;
        search2.lc = reopened;
        search2.jy = goal;
        reserveEntries$1(search2, MOST_MOVES);
        ({ aw: entryCell, bi: entryNext } = search2);
      }
    }
    heads2[bucket & mask] = entryNext[index];
    entryNext[index] = free;
    free = index;
    if (isClosed(tag)) continue;
    const y = cell / width | 0;
    const x = cell - y * width;
    const g = nodeG[cell];
    if (goal >= 0 && g + plan.ab * heuristicAt(search2, x, y) >= limit) continue;
    nodeTag[cell] = closed(tag);
    if (isInBox(search2, x, y)) {
      goal = cell;
      limit = g * BEYOND_NOISE;
      continue;
    }
    if (tracing) trace[expanded] = cell;
    expanded++;
    if (reopened > freeRepeats + (expanded >> 3)) {
      status = -1;
      break;
    }
    const arrival = directionOf(tag);
    const first = arrival + 1;
    const ahead = arrival === 8 ? 255 : seenAlong(8 - arrival, AHEAD$1);
    let moves = seenAlong(first, legal[blockedAround(blocked, rowBytes, x, y)] & ahead);
    while (moves !== 0) {
      const direction = lowestBit(moves) + first & 7;
      moves &= moves - 1;
      const neighbourX = x + STEP_X[direction];
      const neighbourY = y + STEP_Y[direction];
      const neighbour = neighbourY * width + neighbourX;
      const neighbourG = g + (direction & 1 ? diagonal : straight) * costs[placeOf(classes, classMask, costMask, neighbour)];
      const before = nodeTag[neighbour];
      if (isReached(before, generation)) {
        if (nodeG[neighbour] * 0.9999999999999858 <= neighbourG) continue;
        if (isClosed(before)) reopened++;
      }
      nodeTag[neighbour] = reached(generation, direction);
      nodeG[neighbour] = neighbourG;
      const rise = Math.max(bucketOf(search2, landmarks, neighbourG, neighbourX, neighbourY) - bucket | 0, 0);
      const target = bucket + Math.min(rise, mask) | 0;
      if ((target - lastBucket | 0) > 0) lastBucket = target;
      let added = free;
      if (added !== 0) free = entryNext[added];
      else added = ++used;
      entryCell[added] = neighbour;
      entryNext[added] = heads2[target & mask];
      heads2[target & mask] = added;
    }
  }
  search2.bucket = bucket;
  search2.cf = lastBucket;
  search2.bk = used;
  search2.al = free;
  search2.expanded = expanded;
  search2.lc = reopened;
  search2.jy = goal;
  if (status !== 2 || goal < 0) return status;
  beginRoute(search2, goal, 1);
  return 1;
}
function isInBox({ df: boxLeft, dr: boxTop, dg: boxRight, do: boxBottom }, x, y) {
  return x >= boxLeft && x <= boxRight && y >= boxTop && y <= boxBottom;
}
const MADE_CERTAIN = 2;
function solve(search2, cells, start, goal) {
  begin$1(search2, cells, start, goal);
  return run$1(search2, ALL_STEPS);
}
function begin$1(search2, cells, start, goal) {
  if (enter$1(search2, cells, start, goal) === 0) search2.status = open$2(search2);
  return search2.status;
}
function enter$1(search2, cells, start, goal) {
  setEnds(search2, cells, start, goal);
  search2.jumps = null;
  search2.used = 0;
  search2.hg = false;
  clearResults(search2);
  search2.status = search2.plan.partial || hasGoal(search2, null) ? 0 : 5;
  if (cells.isBlocked(start.x, start.y)) search2.status = 4;
  return search2.status;
}
function run$1(search2, steps) {
  if (search2.status !== 0) return search2.status;
  const { check: check2, kg: direct, partial, maxCost } = search2.plan;
  let status = 0;
  const checks = check2 > 0 && !search2.hy && (!partial || search2.jumps !== null);
  if (search2.im === 0) status = checks ? runInDoubt(search2) : advance(search2, steps);
  if (status === 2 && checks) status = concludeUnreachable(search2);
  if (search2.im !== 0) status = extendRoute(search2, steps);
  if (status === 1 && search2.cost > maxCost) status = giveUp$1(search2);
  if (status === 1 && direct && search2.jumps !== null && search2.expanded <= 1) search2.used = 2;
  if ((status === 2 || status === 3) && partial && search2.expanded > 0) {
    beginPartialRoute(search2);
    status = extendRoute(search2, steps);
  }
  search2.status = status;
  return status;
}
function advance(search2, steps) {
  const jumps = graphOf(search2);
  if (jumps !== null) return runJumping(search2, jumps, steps);
  const { plan } = search2;
  if (search2.used === 5 || search2.used === 8) {
    const before = search2.expanded;
    const status = (search2.used === 5 ? bucket_search_exports : uniform_search_exports).run(search2, steps);
    if (status !== -1) return status;
    steps -= search2.expanded - before;
    search2.expanded = 0;
    search2.open = 0;
    begin$4(search2);
  }
  if (!plan.partial || plan.fz !== null) return goOn$1(search2, steps);
  for (let left = steps; left > 0; left -= 256) {
    const status = goOn$1(search2, search2.gz < 0 ? steps : Math.min(left, 256));
    if (status !== 0) return status;
    lookForNearest(search2);
    if (isNearEnough(search2)) return 2;
    if (search2.gz < 0) break;
  }
  return 0;
}
function goOn$1(search2, steps) {
  return search2.plan.method === 7 ? run$4(search2, steps) : run$5(search2, steps);
}
function approach(search2) {
  if (search2.plan.lp) setEnough(search2, certainComponents(search2, search2.startX, search2.startY));
  return begin$4(search2);
}
function runInDoubt(search2) {
  const { width, height } = search2.cells;
  if (search2.targets.length === 0) {
    const status = advance(search2, width * height >> 6);
    if (status !== 0) return status;
    if (!hasGoal(search2, certainComponents(search2, search2.startX, search2.startY))) return 2;
  }
  return advance(search2, ALL_STEPS);
}
function giveUp$1(search2) {
  search2.cost = Infinity;
  clearRoute$1(search2);
  return 3;
}
function open$2(search2) {
  const { plan } = search2;
  if (plan.partial && !hasGoal(search2, null)) return approach(search2);
  if (seeGoal(search2)) return 1;
  if (plan.check > 0 && !hasGoal(search2, askedComponents(search2))) return plan.partial ? begin$4(search2) : outOfReach(search2);
  return openBy(search2, plan.method);
}
function openBy(search2, method) {
  if (method === 3) return search2.plan.range > 0 ? openRange(search2) : openJumps(search2);
  if (method === 4) return openTerrainJumps(search2);
  if (method === 8 && mayReach(search2)) return begin$3(search2);
  return method === 5 ? begin$2(search2) : begin$4(search2);
}
function openJumps(search2) {
  const { plan } = search2;
  const behind = readyJumps(search2.cells, plan.rule) === null;
  const jumps = openGraph(search2, false);
  if (behind && seeGoal(search2)) return 1;
  addJumpSource(search2, jumps);
  return 0;
}
function openTerrainJumps(search2) {
  if (!areFew(bordersOf(search2.cells), search2.cells)) return openBy(search2, search2.plan.fallback);
  const jumps = openGraph(search2, true);
  search2.hg = suitsBuckets(search2);
  (search2.hg ? openStart : addJumpSource)(search2, jumps);
  return 0;
}
function outOfReach(search2) {
  search2.used = 1;
  return 2;
}
function seeGoal(search2) {
  const { cells, plan } = search2;
  if (!plan.kg || search2.hy) return false;
  const jumps = readyJumps(cells, plan.rule);
  const isSeen = jumps !== null ? reachInView(search2, jumps) : !hasJumps(cells, plan.rule) && walkInView(search2, walksOf(cells));
  if (isSeen) search2.used = 2;
  return isSeen;
}
function askedComponents(search2) {
  const { cells, plan } = search2;
  if (plan.check === MADE_CERTAIN || search2.hy) return certainComponents(search2, search2.startX, search2.startY);
  return (plan.method === 3 ? componentsOf : knownComponents)(cells, plan.rule);
}
function certainComponents({ cells, plan }, x, y) {
  const components = componentsOf(cells, plan.rule);
  return isUncertain(components, bitAt(cells, x, y)) ? renewComponents(cells, plan.rule) : components;
}
function openRange(search2) {
  search2.ct = true;
  search2.goalX = search2.startX;
  search2.goalY = search2.startY;
  return openBox(search2);
}
function openBox(search2) {
  const { cells, goalX, goalY } = search2;
  const components = certainComponents(search2, goalX, goalY);
  const target = bitAt(cells, goalX, goalY);
  let { df: left, dr: top, dg: right, do: bottom } = search2;
  if (goalX >= left && goalX <= right && goalY >= top && goalY <= bottom) {
    left = right = goalX;
    top = bottom = goalY;
  }
  setBox(search2, goalX, goalY, 0);
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) {
    if (cells.isBlocked(x, y) || x > left && x < right && y > top && y < bottom) continue;
    if (!areConnected(components, target, bitAt(cells, x, y))) continue;
    search2.startX = x;
    search2.startY = y;
    addJumpSource(search2, graphOf(search2) ?? openGraph(search2, false));
  }
  return search2.jumps !== null ? 0 : outOfReach(search2);
}
function openGraph(search2, bordered) {
  const { cells, plan } = search2;
  const jumps = (search2.hy ? takeJumps : jumpsOf)(cells, plan.rule, bordered);
  search2.jumps = jumps;
  beginJumps(search2, jumps);
  return jumps;
}
function runJumping(search2, jumps, steps) {
  const status = (search2.hg ? run$6 : runJumps)(search2, jumps, steps);
  if (status === 1) writeJumpRoute(search2, jumps);
  return status;
}
function concludeUnreachable(search2) {
  certainComponents(search2, search2.startX, search2.startY);
  clearResults(search2);
  if (!search2.plan.partial) return outOfReach(search2);
  begin$4(search2);
  search2.jumps = null;
  return run$5(search2, ALL_STEPS);
}
var JsSearchEngine = class {
  constructor(record = new Search$1()) {
    this.name = "js";
    this.memoryBytes = 0;
    this.bf = record;
  }
  solve(cells, plan, start, goal) {
    return this.run(plan, (search2) => solve(search2, cells, start, goal));
  }
  run(plan, search2) {
    const record = this.bf ?? new Search$1();
    this.bf = null;
    try {
      record.plan = plan;
      return outcomeOf(record, search2(record), plan.cs);
    } finally {
      rest$2(record);
      this.bf = record;
    }
  }
};
var Queue = class {
  constructor() {
    this.head = 0;
    this.closed = 0;
    this.cc = 0;
    this.runs = /* @__PURE__ */ new Int32Array(0);
    this.fw = 0;
    this.il = 0;
  }
};
var Field = class {
  constructor() {
    this.sources = /* @__PURE__ */ new Int32Array(0);
    this.fo = 0;
    this.hz = new Queue();
    this.kf = new Queue();
    this.places = /* @__PURE__ */ new Int32Array(0);
    this.gh = 0;
    this.entries = /* @__PURE__ */ new Int32Array(0);
    this.bk = 0;
    this.al = 0;
    this.costs = /* @__PURE__ */ new Float64Array(0);
    this.flow = /* @__PURE__ */ new Uint8Array(0);
    this.be = /* @__PURE__ */ new Float64Array(0);
    this.bj = /* @__PURE__ */ new Int32Array(0);
    this.am = 0;
    this.bb = 0;
    this.bh = 0;
    this.an = false;
  }
};
const SLOTS = 4096;
const FIRST_ENTRIES = 1024;
const MOVES$1 = 8;
const heads = /* @__PURE__ */ new Int32Array(SLOTS);
const FRONT = /* @__PURE__ */ Uint8Array.from({ length: 9 }, (_, direction) => direction === 8 ? 255 : 522133279 >> (10 - direction & 7));
function runBuckets(field2) {
  const { cells, profile, costs, flow } = field2;
  const { width, blocked, rowBytes } = cells;
  const { straightCost, diagonalCost, kk: fromSources, maxCost } = profile;
  const terrain = cells.terrain;
  const { costs: prices, classes, di: classMask, du: costMask } = terrain;
  const pruned = moveTable(profile.rule, profile.jl);
  const legal = moveTable(profile.rule, false);
  const scale = 1 / profile.bucketWidth;
  reserveEntries(field2, field2.fo + 1);
  let waiting = putSources$1(field2);
  let first = 0;
  let slot = 0;
  while (waiting > 0) {
    const entry = heads[slot];
    if (entry === 0) {
      slot = slot + 1 & 4095;
      first++;
      continue;
    }
    reserveEntries(field2, field2.bk + MOVES$1);
    const { entries } = field2;
    const cell = entries[2 * entry];
    heads[slot] = entries[2 * entry + 1];
    entries[2 * entry + 1] = field2.al;
    let free = entry;
    waiting--;
    const state = flow[cell];
    if (state < 16) {
      field2.al = free;
      continue;
    }
    const direction = state ^ 16;
    flow[cell] = direction ^ 4;
    const cost = costs[cell];
    const own = prices[placeOf(classes, classMask, costMask, cell)];
    const y = cell / width | 0;
    const x = cell - y * width;
    const around = blockedAround(blocked, rowBytes, x, y);
    let moves = isEven(terrain, width, cell, around) ? pruned[(direction << 9) + around] : legal[around] & FRONT[direction];
    while (moves !== 0) {
      const move = lowestBit(moves);
      moves &= moves - 1;
      const neighbour = (y + STEP_Y[move]) * width + x + STEP_X[move];
      const neighbourCost = cost + ((move & 1) !== 0 ? diagonalCost : straightCost) * (fromSources ? prices[placeOf(classes, classMask, costMask, neighbour)] : own);
      if (neighbourCost >= costs[neighbour] || neighbourCost > maxCost) continue;
      costs[neighbour] = neighbourCost;
      flow[neighbour] = 16 | move;
      const head = slot + Math.floor(neighbourCost * scale) - first & 4095;
      const put2 = free !== 0 ? free : field2.bk++;
      free = free !== 0 ? entries[2 * put2 + 1] : 0;
      entries[2 * put2] = neighbour;
      entries[2 * put2 + 1] = heads[head];
      heads[head] = put2;
      waiting++;
    }
    field2.al = free;
  }
}
function isEven({ costs, classes, di: classMask, du: costMask }, width, cell, around) {
  const own = costs[placeOf(classes, classMask, costMask, cell)];
  for (let free = ~around & 495; free !== 0; free &= free - 1) {
    const bit = lowestBit(free);
    const row = bit / 3 | 0;
    const neighbour = cell + (row - 1) * width + bit - 3 * row - 1;
    if (costs[placeOf(classes, classMask, costMask, neighbour)] !== own) return false;
  }
  return true;
}
function putSources$1(field2) {
  heads.fill(0);
  field2.bk = 1;
  field2.al = 0;
  let waiting = 0;
  for (let i = 0; i < field2.fo; i++) {
    const cell = field2.sources[i];
    if (field2.flow[cell] !== 255) continue;
    field2.costs[cell] = 0;
    field2.flow[cell] = 24;
    const entry = field2.bk++;
    field2.entries[2 * entry] = cell;
    field2.entries[2 * entry + 1] = heads[0];
    heads[0] = entry;
    waiting++;
  }
  return waiting;
}
function reserveEntries(field2, count) {
  const { entries } = field2;
  if (2 * count <= entries.length) return;
  field2.entries = allocate(Int32Array, Math.max(2 * entries.length, 2 * FIRST_ENTRIES, 2 * count));
  field2.entries.set(entries);
}
function runHeap(field2) {
  const { cells, profile, costs, flow } = field2;
  const { width, blocked, rowBytes } = cells;
  const { uniformCost: uniformCost2, straightCost, diagonalCost, kk: fromSources, maxCost } = profile;
  const table = moveTable(profile.rule, profile.jl);
  const terrain = uniformCost2 === 0 ? cells.terrain : new Terrain$1(Float64Array.of(uniformCost2));
  const leftMask = fromSources ? 0 : -1;
  pushSources(field2);
  while (!isEmpty(field2)) {
    const cell = pop(field2);
    const state = flow[cell];
    if (state < 16) continue;
    reserve(field2, 9);
    const direction = state ^ 16;
    flow[cell] = direction ^ 4;
    const cost = costs[cell];
    const y = cell / width | 0;
    const x = cell - y * width;
    let moves = table[(direction << 9) + blockedAround(blocked, rowBytes, x, y)];
    if (profile.gated) moves = openMoves(cells, profile.rule, x, y, moves, !fromSources);
    while (moves !== 0) {
      const move = lowestBit(moves);
      moves &= moves - 1;
      const neighbour = (y + STEP_Y[move]) * width + x + STEP_X[move];
      const neighbourCost = cost + ((move & 1) !== 0 ? diagonalCost : straightCost) * costAt(terrain, cell & leftMask | neighbour & ~leftMask);
      if (neighbourCost >= costs[neighbour] || neighbourCost > maxCost) continue;
      costs[neighbour] = neighbourCost;
      flow[neighbour] = 16 | move;
      push$1(field2, neighbourCost, neighbour);
    }
  }
}
function pushSources(field2) {
  clearHeap(field2);
  for (let i = 0; i < field2.fo; i++) {
    const cell = field2.sources[i];
    if (field2.flow[cell] !== 255) continue;
    reserve(field2, 1);
    field2.costs[cell] = 0;
    field2.flow[cell] = 24;
    push$1(field2, 0, cell);
  }
}
const FIRST_LENGTH = 1024;
function clearQueue(queue) {
  queue.head = 0;
  queue.closed = 0;
  queue.cc = 0;
  queue.fw = 0;
  queue.il = 0;
}
function reservePlaces(field2, count) {
  const { hz: straightQueue, kf: diagonalQueue, places, gh: before } = field2;
  const needed = Math.max(straightQueue.cc - straightQueue.head | 0, diagonalQueue.cc - diagonalQueue.head | 0) + count * 2;
  if (needed <= before) return;
  let length = Math.max(before * 2, FIRST_LENGTH);
  while (length < needed) length *= 2;
  const longer2 = allocate(Int32Array, 2 * length);
  for (let at2 = straightQueue.head; at2 !== straightQueue.cc; at2 = at2 + 1 | 0) longer2[at2 & length - 1] = places[at2 & before - 1];
  for (let at2 = diagonalQueue.head; at2 !== diagonalQueue.cc; at2 = at2 + 1 | 0) longer2[length + (at2 & length - 1)] = places[before + (at2 & before - 1)];
  field2.places = longer2;
  field2.gh = length;
}
function closeRun(queue, straights, diagonals) {
  if (queue.closed === queue.cc) return;
  queue.closed = queue.cc;
  const { runs, fw: firstRun, il: endRun, cc: tail } = queue;
  const last = endRun - 4 & runs.length - 1;
  if (endRun !== firstRun && runs[last] === straights && runs[last + 1] === diagonals) {
    runs[last + 2] = tail;
    return;
  }
  if ((endRun - firstRun | 0) === runs.length) growRuns(queue);
  const run2 = endRun & queue.runs.length - 1;
  queue.runs[run2] = straights;
  queue.runs[run2 + 1] = diagonals;
  queue.runs[run2 + 2] = tail;
  queue.il = endRun + 4 | 0;
}
function firstKey({ runs, fw: firstRun, il: endRun }, straight, diagonal) {
  if (firstRun === endRun) return Infinity;
  const run2 = firstRun & runs.length - 1;
  return runs[run2] * straight + runs[run2 + 1] * diagonal;
}
function growRuns(queue) {
  const { runs, fw: firstRun, il: endRun } = queue;
  const longer2 = allocate(Int32Array, Math.max(runs.length * 2, FIRST_LENGTH));
  for (let at2 = firstRun; at2 !== endRun; at2 = at2 + 1 | 0) longer2[at2 & longer2.length - 1] = runs[at2 & runs.length - 1];
  queue.runs = longer2;
}
const MOVES = 4;
const UNSETTLED = 128;
const WANTS_STRAIGHT = 129;
const WANTS_DIAGONAL = 131;
const COLUMN = 16777215;
const DIRECTION_SHIFT = 24;
function runQueues(field2) {
  const { cells, profile, hz: straightQueue, kf: diagonalQueue } = field2;
  const { straight, diagonal, uniformCost: scale, straightCost, diagonalCost, maxCost } = profile;
  clearQueue(straightQueue);
  clearQueue(diagonalQueue);
  putSources(field2);
  for (; ; ) {
    const straightKey = firstKey(straightQueue, straight, diagonal);
    const diagonalKey = firstKey(diagonalQueue, straight, diagonal);
    if (straightKey === Infinity && diagonalKey === Infinity) return;
    const isStraight = straightKey <= diagonalKey;
    const queue = isStraight ? straightQueue : diagonalQueue;
    const run2 = queue.fw & queue.runs.length - 1;
    const straights = queue.runs[run2];
    const diagonals = queue.runs[run2 + 1];
    const end2 = queue.runs[run2 + 2];
    queue.fw = queue.fw + 4 | 0;
    const cost = straights * scale * straightCost + diagonals * scale * diagonalCost;
    if (cost > maxCost) {
      giveUp(field2, queue, end2);
      continue;
    }
    const most = (end2 - queue.head | 0) / 2 * MOVES;
    reservePlaces(field2, Math.min(most, cells.width * cells.height));
    const places = isStraight ? 0 : field2.gh;
    while (queue.head !== end2) {
      const first = queue.head & field2.gh - 1;
      const length = Math.min(end2 - queue.head | 0, field2.gh - first);
      expand$2(field2, places + first, places + first + length, cost);
      queue.head = queue.head + length | 0;
    }
    closeRun(straightQueue, straights + 1, diagonals);
    closeRun(diagonalQueue, straights, diagonals + 1);
  }
}
function putSources(field2) {
  const { width } = field2.cells;
  const queue = field2.hz;
  reservePlaces(field2, field2.fo);
  for (let i = 0; i < field2.fo; i++) {
    const cell = field2.sources[i];
    if (field2.flow[cell] !== 255) continue;
    field2.flow[cell] = 254;
    const y = Math.floor(cell / width);
    field2.places[queue.cc] = cell - y * width | 8 << DIRECTION_SHIFT;
    field2.places[queue.cc + 1] = y;
    queue.cc += 2;
  }
  closeRun(queue, 0, 0);
}
function giveUp({ cells, hz: straightQueue, places, gh: placeLength, flow }, queue, end2) {
  const base = queue === straightQueue ? 0 : placeLength;
  for (; queue.head !== end2; queue.head = queue.head + 2 | 0) {
    const place = base + (queue.head & placeLength - 1);
    const cell = places[place + 1] * cells.width + (places[place] & COLUMN);
    if ((flow[cell] & UNSETTLED) !== 0) flow[cell] = 255;
  }
}
function expand$2(field2, at2, end2, cost) {
  const { cells, profile, places, gh: placeLength, costs, flow } = field2;
  const { width, blocked, rowBytes } = cells;
  const table = moveTable(profile.rule, profile.jl);
  const mask = placeLength - 1;
  let straightTail = field2.hz.cc;
  let diagonalTail = field2.kf.cc;
  for (; at2 !== end2; at2 += 2) {
    const column2 = places[at2];
    const y = places[at2 + 1];
    const x = column2 & COLUMN;
    const cell = y * width + x;
    if ((flow[cell] & UNSETTLED) === 0) continue;
    const direction = column2 >> DIRECTION_SHIFT;
    costs[cell] = cost;
    flow[cell] = direction ^ 4;
    const moves = table[(direction << 9) + blockedAround(blocked, rowBytes, x, y)];
    for (let straight = moves & -171; straight !== 0; straight &= straight - 1) {
      const move = lowestBit(straight);
      const nextX = x + STEP_X[move];
      const nextY = y + STEP_Y[move];
      const next = nextY * width + nextX;
      const state = flow[next];
      if ((state & WANTS_STRAIGHT) !== WANTS_STRAIGHT) continue;
      flow[next] = state & -2;
      const place = straightTail & mask;
      places[place] = nextX | move << DIRECTION_SHIFT;
      places[place + 1] = nextY;
      straightTail = straightTail + 2 | 0;
    }
    for (let diagonal = moves & 170; diagonal !== 0; diagonal &= diagonal - 1) {
      const move = lowestBit(diagonal);
      const nextX = x + STEP_X[move];
      const nextY = y + STEP_Y[move];
      const next = nextY * width + nextX;
      const state = flow[next];
      if ((state & WANTS_DIAGONAL) !== WANTS_DIAGONAL) continue;
      flow[next] = state & -3;
      const place = placeLength + (diagonalTail & mask);
      places[place] = nextX | move << DIRECTION_SHIFT;
      places[place + 1] = nextY;
      diagonalTail = diagonalTail + 2 | 0;
    }
  }
  field2.hz.cc = straightTail;
  field2.kf.cc = diagonalTail;
}
function createFieldPlanes(count) {
  return {
    costs: allocate(Float64Array, count),
    flow: allocate(Uint8Array, count)
  };
}
function flood$1(field2, cells, profile, { costs, flow }, sources) {
  field2.cells = cells;
  field2.profile = profile;
  field2.costs = costs;
  field2.flow = flow;
  dropBlocked(field2, sources);
  costs.fill(Infinity);
  flow.fill(255);
  if (profile.eq) runQueues(field2);
  else if (profile.bucketWidth > 0) runBuckets(field2);
  else runHeap(field2);
  finishSources(field2);
}
function dropBlocked(field2, sources) {
  const { cells } = field2;
  if (field2.sources.length < sources.length) field2.sources = allocate(Int32Array, sources.length);
  field2.fo = 0;
  for (const cell of sources) {
    const y = Math.floor(cell / cells.width);
    if (!cells.isBlocked(cell - y * cells.width, y)) field2.sources[field2.fo++] = cell;
  }
}
function finishSources({ flow, sources, fo: sourceCount }) {
  for (let i = 0; i < sourceCount; i++) flow[sources[i]] = 255;
}
function rest$1(field2) {
  const asked = field2;
  asked.cells = void 0;
  asked.profile = void 0;
  field2.costs = /* @__PURE__ */ new Float64Array(0);
  field2.flow = /* @__PURE__ */ new Uint8Array(0);
}
var JsFieldEngine = class {
  constructor() {
    this.name = "js";
    this.memoryBytes = 0;
    this.ak = new Field();
  }
  open(cellCount) {
    return new JsField(this.ak, cellCount);
  }
};
var JsField = class {
  constructor(record, cellCount) {
    this.planes = null;
    this.ak = record;
    this.dh = cellCount;
  }
  compute(cells, profile, sources) {
    this.planes ?? (this.planes = createFieldPlanes(this.dh));
    try {
      flood$1(this.ak, cells, profile, this.planes, sources);
    } catch (error) {
      this.planes = null;
      throw error;
    } finally {
      rest$1(this.ak);
    }
  }
  isReady() {
    return this.planes !== null;
  }
  costAt(cell) {
    return this.costs()[cell];
  }
  costs() {
    return this.planes.costs;
  }
  flow() {
    return this.planes.flow;
  }
  dispose() {
    this.planes = null;
  }
};
const NONE$2 = /* @__PURE__ */ new Int32Array(0);
var Records = class {
  constructor(links) {
    this.corners = NONE$2;
    this.lanes = /* @__PURE__ */ new Uint16Array(0);
    this.costs = /* @__PURE__ */ new Float64Array(0);
    this.ih = /* @__PURE__ */ new Float64Array(0);
    this.ii = NONE$2;
    this.arcs = NONE$2;
    this.parts = NONE$2;
    this.stack = [];
    this.be = /* @__PURE__ */ new Float64Array(0);
    this.bj = NONE$2;
    this.am = 0;
    this.bb = 0;
    this.bh = 0;
    this.an = false;
    this.stamp = 0;
    this.expanded = 0;
    this.ar = 0;
    this.diagonals = 0;
    this.links = allocate(Int32Array, 2 * links);
  }
  get bytes() {
    const { corners, ii: backs, arcs, parts, links } = this;
    return corners.byteLength + backs.byteLength + arcs.byteLength + parts.byteLength + links.byteLength;
  }
  reserveCorners(count) {
    if (count * 16 <= this.corners.length) return;
    const capacity = this.corners.length === 0 ? count : count + (count >> 2);
    const corners = allocate(Int32Array, capacity * 16);
    const backs = allocate(Int32Array, capacity * 4);
    corners.set(this.corners);
    this.corners = corners;
    this.lanes = new Uint16Array(corners.buffer);
    this.costs = new Float64Array(corners.buffer);
    this.ii = backs;
    this.ih = new Float64Array(backs.buffer);
  }
  reserveArcs(count) {
    if (2 * count <= this.arcs.length) return;
    const capacity = this.arcs.length === 0 ? count : count + (count >> 2);
    const arcs = allocate(Int32Array, 2 * capacity);
    const parts = allocate(Int32Array, 2 * capacity);
    arcs.set(this.arcs);
    parts.set(this.parts);
    this.arcs = arcs;
    this.parts = parts;
  }
};
function writeRoute$1(hierarchy, query, meeting) {
  const { corners, ii: backs, stack } = hierarchy;
  const route = [query.startX, query.startY];
  let waiting = 0;
  let corner = meeting;
  for (let arc = corners[corner * 16 + 6]; arc >= 0; arc = corners[corner * 16 + 6]) {
    stack[waiting++] = 2 * arc;
    corner = corners[corner * 16 + 7];
  }
  addSpot(hierarchy, route, corners[corner * 16 + 11]);
  unpack(hierarchy, route, waiting);
  corner = meeting;
  for (let arc = backs[corner * 4 + 2]; arc >= 0; arc = backs[corner * 4 + 2]) {
    stack[0] = 2 * arc + 1;
    unpack(hierarchy, route, 1);
    corner = backs[corner * 4 + 3];
  }
  addGoal(hierarchy, route, query.goalX, query.goalY);
  return route;
}
function unpack(hierarchy, route, count) {
  const { parts, stack } = hierarchy;
  let waiting = count;
  while (waiting > 0) {
    const way2 = stack[--waiting];
    const first = parts[way2 & -2];
    const second = parts[way2 | 1];
    if (first < 0) addSpot(hierarchy, route, (way2 & 1) === 1 ? ~first : second);
    else if ((way2 & 1) === 1) {
      stack[waiting++] = 2 * first;
      stack[waiting++] = 2 * second + 1;
    } else {
      stack[waiting++] = 2 * second;
      stack[waiting++] = 2 * first + 1;
    }
  }
}
function addSpot(hierarchy, route, spot) {
  const x = route[route.length - 2];
  const y = route[route.length - 1];
  const toX = spot & 65535;
  const toY = spot >>> 16;
  const steps = countSteps(hierarchy, toX - x, toY - y);
  if (steps > 0) route.push(x + (toX > x ? steps : -steps), y + (toY > y ? steps : -steps));
  if (toX !== x || toY !== y) route.push(toX, toY);
}
function addGoal(hierarchy, route, toX, toY) {
  const x = route[route.length - 2];
  const y = route[route.length - 1];
  const steps = countSteps(hierarchy, toX - x, toY - y);
  if (steps > 0) route.push(toX + (x > toX ? steps : -steps), toY + (y > toY ? steps : -steps));
  if (toX !== x || toY !== y) route.push(toX, toY);
}
function countSteps(hierarchy, byX, byY) {
  const dx2 = Math.abs(byX);
  const dy2 = Math.abs(byY);
  const diagonals = Math.min(dx2, dy2);
  hierarchy.diagonals += diagonals;
  hierarchy.ar += Math.max(dx2, dy2) - diagonals;
  return dx2 === dy2 ? 0 : diagonals;
}
const NONE$1 = -1;
function climb(hierarchy, query) {
  hierarchy.expanded = 0;
  hierarchy.stamp = hierarchy.stamp + 1 | 0;
  if (hierarchy.stamp === 0) clearStamps(hierarchy);
  const meeting = climbFromStart(hierarchy, query, climbFromGoal(hierarchy, query));
  hierarchy.ar = 0;
  hierarchy.diagonals = 0;
  const route = meeting === NONE$1 ? null : writeRoute$1(hierarchy, query, meeting);
  const { expanded, ar: straights, diagonals } = hierarchy;
  return {
    status: route === null ? 2 : 1,
    expanded,
    route,
    ar: straights,
    diagonals
  };
}
function clearStamps(hierarchy) {
  for (let at2 = 0; at2 < hierarchy.corners.length; at2 += 16) {
    hierarchy.corners[at2 + 4] = 0;
    hierarchy.corners[at2 + 5] = 0;
  }
  hierarchy.stamp = 1;
}
function costOf({ straight, diagonal }, steps) {
  return (steps >>> 16) * diagonal + (steps & 65535) * straight;
}
function climbFromGoal(hierarchy, query) {
  const { corners, ih: backCosts, arcs, links, stamp } = hierarchy;
  clearHeap(hierarchy);
  reserve(hierarchy, query.kl);
  for (let i = query.hx; i < query.hx + query.kl; i++) reachBack(hierarchy, links[2 * i], costOf(query, links[2 * i + 1]), NONE$1, 0);
  let label = 0;
  while (!isEmpty(hierarchy)) {
    const corner = pop(hierarchy);
    const g = backCosts[corner * 2];
    if (hierarchy.bb > g) continue;
    hierarchy.expanded++;
    const record = corner * 16;
    if (corners[record + 10] > 0) {
      label = corners[record + 10];
      continue;
    }
    if (stallsBack(hierarchy, query, record, g)) continue;
    const end2 = corners[record + 9];
    reserve(hierarchy, end2 - corners[record + 8]);
    for (let arc = corners[record + 8]; arc < end2; arc++) {
      const next = arcs[2 * arc];
      const sum = g + costOf(query, arcs[2 * arc + 1]);
      if (corners[next * 16 + 5] !== stamp || sum < backCosts[next * 2]) reachBack(hierarchy, next, sum, arc, corner);
    }
  }
  return label;
}
function reachBack(hierarchy, corner, g, arc, parent) {
  hierarchy.corners[corner * 16 + 5] = hierarchy.stamp;
  hierarchy.ih[corner * 2] = g;
  hierarchy.ii[corner * 4 + 2] = arc;
  hierarchy.ii[corner * 4 + 3] = parent;
  push$1(hierarchy, g, corner);
}
function stallsBack({ corners, ih: backCosts, arcs, stamp }, query, record, g) {
  for (let arc = corners[record + 8]; arc < corners[record + 9]; arc++) {
    const next = arcs[2 * arc];
    if (corners[next * 16 + 5] !== stamp) continue;
    if (backCosts[next * 2] + costOf(query, arcs[2 * arc + 1]) < g) return true;
  }
  return false;
}
function climbFromStart(hierarchy, query, label) {
  const { corners, costs, arcs, links, stamp } = hierarchy;
  let best2 = Infinity;
  let meeting = NONE$1;
  clearHeap(hierarchy);
  reserve(hierarchy, query.hx);
  for (let i = 0; i < query.hx; i++) {
    const corner = links[2 * i];
    const total = reach$1(hierarchy, query, corner, costOf(query, links[2 * i + 1]), NONE$1, 0);
    if (total < best2) {
      best2 = total;
      meeting = corner;
    }
    push$1(hierarchy, costs[corner * 8 + 0] + costs[corner * 8 + 1], corner);
  }
  while (!isEmpty(hierarchy)) {
    const corner = pop(hierarchy);
    const f = hierarchy.bb;
    if (f >= best2) break;
    const record = corner * 16;
    const g = costs[corner * 8 + 0];
    if (f > g + costs[corner * 8 + 1]) continue;
    hierarchy.expanded++;
    if (corners[record + 10] > 0 ? corners[record + 10] !== label : stalls(hierarchy, query, record, g)) continue;
    const end2 = corners[record + 9];
    reserve(hierarchy, end2 - corners[record + 8]);
    for (let arc = corners[record + 8]; arc < end2; arc++) {
      const next = arcs[2 * arc];
      const sum = g + costOf(query, arcs[2 * arc + 1]);
      if (corners[next * 16 + 4] === stamp && costs[next * 8 + 0] <= sum) continue;
      const total = reach$1(hierarchy, query, next, sum, arc, corner);
      if (total < best2) {
        best2 = total;
        meeting = next;
      }
      const nextF = sum + costs[next * 8 + 1];
      if (nextF < best2) push$1(hierarchy, nextF, next);
    }
  }
  return meeting;
}
function reach$1(hierarchy, query, corner, g, arc, parent) {
  const { corners, costs, ih: backCosts, stamp } = hierarchy;
  const record = corner * 16;
  if (corners[record + 4] !== stamp) {
    corners[record + 4] = stamp;
    costs[corner * 8 + 1] = estimate(hierarchy, query, corner);
  }
  costs[corner * 8 + 0] = g;
  corners[record + 6] = arc;
  corners[record + 7] = parent;
  return corners[record + 5] === stamp ? g + backCosts[corner * 2] : Infinity;
}
function stalls({ corners, costs, arcs, stamp }, query, record, g) {
  for (let arc = corners[record + 8]; arc < corners[record + 9]; arc++) {
    const next = arcs[2 * arc];
    if (corners[next * 16 + 4] !== stamp) continue;
    if (costs[next * 8 + 0] + costOf(query, arcs[2 * arc + 1]) < g) return true;
  }
  return false;
}
function estimate({ corners, lanes }, query, corner) {
  const { straight, diagonal, quantum, tables: tables2, ly: goalRow } = query;
  const spot = corners[corner * 16 + 11];
  const dx2 = Math.abs((spot & 65535) - query.goalX);
  const dy2 = Math.abs((spot >>> 16) - query.goalY);
  const h = straight * (dx2 + dy2) + (diagonal - 2 * straight) * Math.min(dx2, dy2);
  const row = corner * 32 + 24;
  if (quantum === 0 || lanes[row] >= 65534) return h;
  let most = 0;
  for (let lane = 0; lane < 8; lane++) {
    const difference = Math.abs(lanes[row + lane] - tables2[goalRow + lane]);
    if (difference > most) most = difference;
  }
  return Math.max(h, quantum * (most - 1));
}
var JsHierarchy = class extends Records {
  release() {
  }
  climb(query) {
    return climb(this, query);
  }
};
function solveNearest(search2, cells, start, goals) {
  let status;
  do {
    const more = goals.next(search2.expanded);
    status = goals.fc ? enter$1(search2, cells, start, start) : 0;
    if (status === 0) status = goOn(search2, goals, more);
  } while (status === 0);
  return status;
}
function goOn(search2, { cm: jumping, marks, az: nextF }, goals) {
  if (marks !== null) return aimAtMarks(search2, marks);
  return (jumping ? addGoals : aimAtTargets)(search2, goals, nextF);
}
function addGoals(search2, goals, nextF) {
  search2.az = nextF;
  search2.status = openGoals(search2, goals);
  return search2.jumps !== null ? run$1(search2, ALL_STEPS) : search2.status;
}
function aimAtTargets(search2, goals, nextF) {
  search2.az = nextF;
  search2.targets = goals;
  setBox(search2, 0, 0, Infinity);
  return aim(search2);
}
function aimAtMarks(search2, marks) {
  search2.az = Infinity;
  search2.targets = [];
  search2.mo = true;
  search2.df = marks.box.left;
  search2.dr = marks.box.top;
  search2.dg = marks.box.right;
  search2.do = marks.box.bottom;
  const bits = reserveMarks(search2);
  return marks.lw(() => bits, () => aim(search2));
}
function aim(search2) {
  if (search2.open > 0) reorder(search2);
  else search2.status = begin$4(search2);
  return run$1(search2, ALL_STEPS);
}
function openGoals(search2, goals) {
  search2.ct = true;
  if (goals.length === 2 && search2.jumps === null) {
    search2.startX = goals[0];
    search2.startY = goals[1];
    if (seeGoal(search2)) return 1;
  }
  for (let i = 0; i < goals.length; i += 2) {
    setBox(search2, goals[i], goals[i + 1], search2.plan.range);
    openBox(search2);
  }
  return search2.jumps !== null || search2.az < Infinity ? 0 : outOfReach(search2);
}
function withTwin(shared, ...parts) {
  for (const bring of parts) bring();
  return shared;
}
const blend = () => blendEngines.gq.ei(() => new JsBlender());
const contraction = () => hierarchyTwin.ei((links) => new JsHierarchy(links));
const field = () => fieldEngines.gq.ei(() => new JsFieldEngine());
const nearest = () => nearestTwin.ei(solveNearest);
const search = () => searchEngines.gq.ei(() => new JsSearchEngine());
const blendLayers = /* @__PURE__ */ withTwin(blendLayers$1, blend);
const distanceField = /* @__PURE__ */ withTwin(distanceField$1, field);
const findPath = /* @__PURE__ */ withTwin(findPath$1, search);
const internals = /* @__PURE__ */ withTwin(internals$1, search, nearest, contraction);
internals.readKernelsBy((file) => readFileSync(new URL(file, import.meta.url)));
const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 }
];
const MOST_LEVEL = 9;
class Terrain2 {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.levels = new Uint8Array(width * height).fill(1);
  }
  setBlocked(x, y, blocked = true) {
    this.levels[y * this.width + x] = blocked ? 0 : 1;
  }
  setCost(x, y, cost) {
    const blocked = cost <= 0 || cost === Infinity;
    this.levels[y * this.width + x] = blocked ? 0 : Math.min(MOST_LEVEL, Math.max(1, Math.round(cost)));
  }
  fill(x, y, width, height, costOrBlocked) {
    const level = typeof costOrBlocked === "number" ? costOrBlocked : costOrBlocked ? 0 : 1;
    for (let row = y; row < y + height; row++) {
      this.levels.fill(level, row * this.width + x, row * this.width + x + width);
    }
  }
}
class MapModel {
  constructor({ width, height, levels }) {
    __privateAdd(this, _influenced);
    __privateAdd(this, _layer);
    __privateAdd(this, _layerIsStale);
    this.fenced = /* @__PURE__ */ new Set();
    __privateSet(this, _influenced, 0);
    __privateSet(this, _layer, null);
    __privateSet(this, _layerIsStale, false);
    this.width = width;
    this.height = height;
    this.terrain = levels.slice();
    this.influence = new Uint8Array(width * height);
    this.kinds = new Uint8Array(width * height);
    this.exits = new Uint8Array(width * height);
    this.grid = Grid.fromCosts(width, height, this.terrain);
  }
  isInside(x, y) {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }
  isBlocked(x, y) {
    return this.terrain[y * this.width + x] === 0;
  }
  /** Sets a cell's terrain. Returns false if it had this level already. */
  setTerrain(cell, level) {
    if (this.terrain[cell] === level) return false;
    this.terrain[cell] = level;
    const y = Math.floor(cell / this.width);
    this.grid.setCost(cell - y * this.width, y, level);
    return true;
  }
  /** Sets a cell's influence. Returns false if it had this level already. */
  setInfluence(cell, level) {
    if (this.influence[cell] === level) return false;
    __privateSet(this, _influenced, __privateGet(this, _influenced) + (Math.sign(level) - Math.sign(this.influence[cell])));
    this.influence[cell] = level;
    __privateSet(this, _layerIsStale, true);
    return true;
  }
  /** Sets a cell's kind. Returns false if it had this kind already. */
  setKind(cell, kind) {
    if (this.kinds[cell] === kind) return false;
    this.kinds[cell] = kind;
    const y = Math.floor(cell / this.width);
    this.grid.setKind(cell - y * this.width, y, kind);
    return true;
  }
  /** Sets which exits of a cell are closed. Those that lead off the map stay as they are. Returns false if nothing changes. */
  setExits(cell, closed2) {
    const y = Math.floor(cell / this.width);
    const x = cell - y * this.width;
    const before = this.exits[cell];
    STEPS.forEach((step, direction) => {
      const bit = 1 << direction;
      if (((before ^ closed2) & bit) === 0 || !this.isInside(x + step.x, y + step.y)) return;
      this.exits[cell] ^= bit;
      this.grid.setExit(x, y, direction, (closed2 & bit) === 0);
    });
    if (this.exits[cell] === 0) this.fenced.delete(cell);
    else this.fenced.add(cell);
    return this.exits[cell] !== before;
  }
  /** Opens or closes an exit. Returns false if it already was, or leads off the map. */
  setExit({ cell: { x, y }, direction, open }) {
    const cell = y * this.width + x;
    const bit = 1 << direction;
    return this.setExits(cell, open ? this.exits[cell] & ~bit : this.exits[cell] | bit);
  }
  stateOf(cell) {
    return [this.terrain[cell], this.influence[cell], this.kinds[cell], this.exits[cell]];
  }
  /** Sets all that can be drawn of a cell. Returns false if nothing changes. */
  setState(cell, [terrain, influence, kind, exits]) {
    const changes = [
      this.setTerrain(cell, terrain),
      this.setInfluence(cell, influence),
      this.setKind(cell, kind),
      this.setExits(cell, exits)
    ];
    return changes.includes(true);
  }
  /** Returns the influence as a layer for searches; null if there is no influence. */
  influenceLayer() {
    if (__privateGet(this, _influenced) === 0) return null;
    if (__privateGet(this, _layer) === null) __privateSet(this, _layer, blendLayers([{ values: this.influence, weight: 1 }]));
    else if (__privateGet(this, _layerIsStale)) __privateGet(this, _layer).update();
    __privateSet(this, _layerIsStale, false);
    return __privateGet(this, _layer);
  }
}
_influenced = new WeakMap();
_layer = new WeakMap();
_layerIsStale = new WeakMap();
export {
  Grid as G,
  MapModel as M,
  Terrain2 as T,
  distanceField as d,
  findPath as f
};
