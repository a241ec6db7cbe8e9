import { joinWords } from '../../kernel/join-words.ts'
import { entriesZh } from './entries/words.zh-CN.ts'
import { evidenceZh } from './evidence/words.zh-CN.ts'
import { patientsZh } from './patients/words.zh-CN.ts'
import { quantityZh } from './quantity/words.zh-CN.ts'

export const workloadZh = joinWords({ area: '工作量', menus: { workload: '工作量' } }, entriesZh, quantityZh, patientsZh, evidenceZh)
