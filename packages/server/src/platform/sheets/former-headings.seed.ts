/**
 * Headings of sheets that were exported before a word of the interface changed: they are read as
 * the word that took their place.
 */
export const FORMER_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  学号: ['学员编号'],
  届次: ['批次', '届'],
  工号: ['胸牌号'],
}
