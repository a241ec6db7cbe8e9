/** Names of the days off by law, as the published notices write them; pages translate them. */
export const legalNames = {
  newYear: '元旦',
  spring: '春节',
  qingming: '清明节',
  labour: '劳动节',
  dragonBoat: '端午节',
  midAutumn: '中秋节',
  national: '国庆节',
  both: '国庆节、中秋节',
}
