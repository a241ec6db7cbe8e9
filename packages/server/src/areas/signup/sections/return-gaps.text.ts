import { book } from '@residency/contract/kernel/label'

/** Why a part is open that no reviewer has named. */
export const gapReason = book({ gap: ['修改后的内容还需要补充这一部分', 'The changes require this part to be completed too'] })
