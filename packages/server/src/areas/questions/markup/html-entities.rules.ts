const LATIN =
  'nbsp:a0 copy:a9 reg:ae deg:b0 plusmn:b1 sup2:b2 sup3:b3 acute:b4 micro:b5 para:b6 middot:b7 sup1:b9 ordm:ba raquo:bb laquo:ab'

const MORE =
  'frac14:bc frac12:bd frac34:be times:d7 divide:f7 sect:a7 uml:a8 not:ac eacute:e9 egrave:e8 auml:e4 ouml:f6 uuml:fc Auml:c4 Ouml:d6 Uuml:dc szlig:df ccedil:e7'

const GREEK =
  'Alpha:391 Beta:392 Gamma:393 Delta:394 Theta:398 Lambda:39b Pi:3a0 Sigma:3a3 Phi:3a6 Psi:3a8 Omega:3a9 alpha:3b1 beta:3b2 gamma:3b3 delta:3b4 epsilon:3b5 zeta:3b6 eta:3b7 theta:3b8 iota:3b9 kappa:3ba lambda:3bb mu:3bc nu:3bd xi:3be pi:3c0 rho:3c1 sigma:3c3 tau:3c4 upsilon:3c5 phi:3c6 chi:3c7 psi:3c8 omega:3c9'

const MARKS =
  'ensp:2002 emsp:2003 thinsp:2009 zwnj:200c zwj:200d ndash:2013 mdash:2014 lsquo:2018 rsquo:2019 ldquo:201c rdquo:201d bull:2022 hellip:2026 permil:2030 prime:2032 Prime:2033 lsaquo:2039 rsaquo:203a euro:20ac trade:2122 larr:2190 uarr:2191 rarr:2192 darr:2193 harr:2194 rArr:21d2 forall:2200 part:2202 exist:2203 sum:2211 minus:2212 radic:221a infin:221e asymp:2248 ne:2260 equiv:2261 le:2264 ge:2265'

const PLAIN = 'lt:3c gt:3e amp:26 quot:22 apos:27'

/** Characters by the names that editors of question banks write them with. */
export const HTML_ENTITIES: Readonly<Record<string, string>> = Object.fromEntries(
  [LATIN, MORE, GREEK, MARKS, PLAIN].flatMap((list) =>
    list.split(' ').map((entity) => {
      const [name, code] = entity.split(':') as [string, string]
      return [name, String.fromCodePoint(Number.parseInt(code, 16))]
    }),
  ),
)

const characterOf = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd'

/** A text with its character references resolved; unknown names stay as they are. */
export const withoutEntities = (text: string) =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,9}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return characterOf(Number.parseInt(hex, 16))
      if (decimal) return characterOf(Number(decimal))

      return Object.hasOwn(HTML_ENTITIES, name!) ? HTML_ENTITIES[name!]! : whole
    },
  )
