/** An offer as units write it in a sheet. */
export const offerName = (offer: { major: string; unit: string }) =>
  `${offer.major} · ${offer.unit}`

/** What is compared: spaces do not count, and the dot between is written in many ways. */
export const plainOfferName = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[·・•‧∙.]/g, '·')
