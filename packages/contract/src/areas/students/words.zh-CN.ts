import { joinWords } from '../../kernel/join-words.ts'
import { changesZh } from './changes/words.zh-CN.ts'
import { completionZh } from './completion/words.zh-CN.ts'
import { departureZh } from './departure/words.zh-CN.ts'
import { fileZh } from './file/words.zh-CN.ts'
import { fundsZh } from './funds/words.zh-CN.ts'
import { situationsZh } from './situations/words.zh-CN.ts'
import { traineesZh } from './trainees/words.zh-CN.ts'

export const studentsZh = joinWords(
  { area: '学员', menus: { training: '学员管理' } },
  departureZh,
  traineesZh,
  fileZh,
  changesZh,
  completionZh,
  situationsZh,
  fundsZh,
)
