const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/**
 * Whether the check character of a unified social credit code fits (GB 32100-2015: weights of
 * powers of 3 modulo 31).
 */
export function isCreditCode(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return false

  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ALPHABET.indexOf(code[i]!), 0)
  return code[17] === ALPHABET[(31 - (sum % 31)) % 31]
}

/** An offer as units write it in a sheet. */
export const offerName = (offer: { major: string; unit: string }) =>
  `${offer.major} · ${offer.unit}`

/** What is compared: spaces do not count, and the dot between is written in many ways. */
export const plainOfferName = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[·・•‧∙.]/g, '·')
