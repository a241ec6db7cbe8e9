/** What is due, in both languages. */
export const deadlineWords = { zh: '确认录取：{intake}', en: 'Confirm your place: {intake}' }
