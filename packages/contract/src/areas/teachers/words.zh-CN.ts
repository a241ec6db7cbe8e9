import { joinWords } from '../../kernel/join-words.ts'
import { certificatesZh } from './certificates/words.zh-CN.ts'
import { exchangeZh } from './exchange/words.zh-CN.ts'
import { libraryZh } from './library/words.zh-CN.ts'
import { qualificationZh } from './qualification/words.zh-CN.ts'
import { situationZh } from './situation/words.zh-CN.ts'

const waiting = {
  finishQualification: '份师资申请尚未提交',
  mendQualification: '份师资申请已退回，请修改后重新提交',
  renewQualification: '项师资资格即将到期，可以申请续期',
  reviewQualifications: '份师资申请待你审核',
  renewCertificates: '张师资证书即将到期，请办理续期',
  reviewCertificates: '张师资证书待审核',
  reportExchanges: '次交流的总结已逾期，请尽快提交',
  reviewExchanges: '份师资交流申请待审核',
}

/** Of the published calls. */
const fields = { filePath: '附件', submit: '是否提交', ids: '记录', status: '决定' }

export const teachersZh = joinWords(
  { area: '师资', waiting, fields, menus: { teaching: '师资管理' } },
  qualificationZh,
  certificatesZh,
  exchangeZh,
  libraryZh,
  situationZh,
)
