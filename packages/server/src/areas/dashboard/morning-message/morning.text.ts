/** The kinds of a list, of which only the first are named. */
export const listTexts = {
  zh: (kinds: readonly string[], hasMore: boolean) => kinds.join('、') + (hasMore ? '等' : ''),
  en: (kinds: readonly string[], hasMore: boolean) => kinds.join(', ') + (hasMore ? ' and others' : ''),
}
