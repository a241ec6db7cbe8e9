import type { Language } from '@residency/contract/kernel'

/** Why a part is open that no reviewer has named. */
export const gapReason = (language: Language) =>
  language === 'en' ? 'What was changed asks for this part too' : '修改后的内容还需要补充这一部分'
