import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { bankWords } from './bank/text.ts'
import { certificateWords } from './certificates/text.ts'
import { changeWords } from './changes/text.ts'
import { conditionWords } from './conditions/text.ts'
import { exchangeWords } from './exchange/text.ts'
import { situationWords } from './figures/text.ts'
import { leaderWords } from './leaders/text.ts'
import { libraryWords } from './library/text.ts'
import { qualificationWords } from './qualification/text.ts'
import { requirementWords } from './requirements/text.ts'
import { trainingWords } from './training/text.ts'
import { assessmentWords } from './yearly-assessments/text.ts'
import { checkWords } from './yearly-checks/text.ts'

export const teachersWords = joinWords(
  book({
    area: ['师资', 'Teachers'],
    waiting: {
      finishQualification: ['份师资申请尚未提交', '{count:application|applications} for a qualification not submitted yet'],
      mendQualification: ['份师资申请已退回，请修改后重新提交', 'returned {count:application|applications} for a qualification to correct'],
      renewQualification: ['项师资资格即将到期，可以申请续期', '{count:qualification ends|qualifications end} soon and can be renewed'],
      reviewQualifications: ['份师资申请待审核', '{count:application|applications} for a qualification to review'],
      renewCertificates: ['张师资证书即将到期，请办理续期', '{count:certificate ends|certificates end} soon, to renew'],
      reviewTeacherChanges: ['份师资资料变更待审核', '{count:change|changes} of teachers’ facts to review'],
      reviewCertificates: ['张师资证书待审核', '{count:certificate|certificates} of teachers to review'],
      confirmDuties: ['项教学活动待确认', 'teaching {count:activity|activities} to confirm'],
      reportExchanges: ['次交流的总结已逾期，请尽快提交', 'late {count:report|reports} on exchanges'],
      attendClasses: ['个须参加的培训班尚未报名', '{count:class|classes} to sign up for that you must attend'],
      mendTrainingBases: [
        '份师资培训基地申请已退回，请修改后重新提交',
        'returned {count:application|applications} of training bases to correct',
      ],
      reviewTrainingBases: ['份师资培训基地申请待审核', '{count:application|applications} of training bases to review'],
      reviewExchanges: ['份师资交流申请待审核', '{count:exchange|exchanges} of teachers to review'],
      reviewTeacherChecks: ['名教师待年检', '{count:teacher|teachers} to check this year'],
      settleTeacherChecks: ['名教师的年检异议待处理', '{count:objection|objections} to yearly checks to settle'],
    },
    /** Of the published calls. */
    fields: {
      filePath: ['附件', 'Uploaded files'],
      submit: ['是否提交', 'Submit'],
      ids: ['记录', 'Records'],
      status: ['决定', 'Decision'],
    },
    menus: { teaching: ['师资管理', 'Teachers'] },
  }),
  qualificationWords,
  certificateWords,
  conditionWords,
  changeWords,
  assessmentWords,
  bankWords,
  exchangeWords,
  trainingWords,
  libraryWords,
  situationWords,
  requirementWords,
  leaderWords,
  checkWords,
)
