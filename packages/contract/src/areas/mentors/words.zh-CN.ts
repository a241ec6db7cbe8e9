import { joinWords } from '../../kernel/join-words.ts'
import { changeZh } from './change/words.zh-CN.ts'
import { recordsZh } from './records/words.zh-CN.ts'

const waiting = {
  confirmMeetings: '次导师指导待你确认',
  correctMeetings: '份指导记录学员有异议，请更正',
  fulfilTasks: '项导师任务 14 天内截止，尚未完成',
  answerChanges: '名学员申请转入，请答复',
  decideChanges: '份更换导师申请待审核',
}

export const mentorsZh = joinWords({ area: '导师', waiting, menus: { mentoring: '导师管理' } }, changeZh, recordsZh)
