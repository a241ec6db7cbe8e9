import { joinWords } from '../../kernel/join-words.ts'
import { bankZh } from './bank/words.zh-CN.ts'
import { certificatesZh } from './certificates/words.zh-CN.ts'
import { changesZh } from './changes/words.zh-CN.ts'
import { conditionsZh } from './conditions/words.zh-CN.ts'
import { exchangeZh } from './exchange/words.zh-CN.ts'
import { situationZh } from './figures/words.zh-CN.ts'
import { leadersZh } from './leaders/words.zh-CN.ts'
import { libraryZh } from './library/words.zh-CN.ts'
import { qualificationZh } from './qualification/words.zh-CN.ts'
import { requirementsZh } from './requirements/words.zh-CN.ts'
import { trainingZh } from './training/words.zh-CN.ts'
import { assessmentZh } from './yearly-assessments/words.zh-CN.ts'
import { checkZh } from './yearly-checks/words.zh-CN.ts'

const waiting = {
  finishQualification: '份师资申请尚未提交',
  mendQualification: '份师资申请已退回，请修改后重新提交',
  renewQualification: '项师资资格即将到期，可以申请续期',
  reviewQualifications: '份师资申请待审核',
  renewCertificates: '张师资证书即将到期，请办理续期',
  reviewTeacherChanges: '份师资资料变更待审核',
  reviewCertificates: '张师资证书待审核',
  confirmDuties: '项教学活动待确认',
  reportExchanges: '次交流的总结已逾期，请尽快提交',
  attendClasses: '个须参加的培训班尚未报名',
  mendTrainingBases: '份师资培训基地申请已退回，请修改后重新提交',
  reviewTrainingBases: '份师资培训基地申请待审核',
  reviewExchanges: '份师资交流申请待审核',
  reviewTeacherChecks: '名教师待年检',
  settleTeacherChecks: '名教师的年检异议待处理',
}

/** Of the published calls. */
const fields = { filePath: '附件', submit: '是否提交', ids: '记录', status: '决定' }

export const teachersZh = joinWords(
  { area: '师资', waiting, fields, menus: { teaching: '师资管理' } },
  qualificationZh,
  certificatesZh,
  conditionsZh,
  changesZh,
  assessmentZh,
  bankZh,
  exchangeZh,
  trainingZh,
  libraryZh,
  situationZh,
  requirementsZh,
  leadersZh,
  checkZh,
)
