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
      finishQualification: ['份师资申请尚未提交', 'qualification {count:application|applications} not submitted yet'],
      mendQualification: ['份师资申请已退回，请修改后重新提交', 'returned qualification {count:application|applications} to correct'],
      renewQualification: [
        '项师资资格即将到期，可以申请续期',
        '{count:qualification expires|qualifications expire} soon and can be renewed',
      ],
      reviewQualifications: ['份师资申请待审核', 'qualification {count:application|applications} to review'],
      renewCertificates: ['张师资证书即将到期，请办理续期', 'teacher {count:certificate expires|certificates expire} soon, to be renewed'],
      reviewTeacherChanges: ['份师资资料变更待审核', '{count:change|changes} to teachers’ details to review'],
      reviewCertificates: ['张师资证书待审核', 'teacher {count:certificate|certificates} to review'],
      confirmDuties: ['项教学活动待确认', 'teaching {count:activity|activities} to confirm'],
      reportExchanges: ['次交流的总结已逾期，请尽快提交', 'exchange {count:report|reports} overdue'],
      attendClasses: ['个须参加的培训班尚未报名', 'mandatory {count:class|classes} to sign up for'],
      mendTrainingBases: [
        '份师资培训基地申请已退回，请修改后重新提交',
        'returned training base {count:application|applications} to correct',
      ],
      reviewTrainingBases: ['份师资培训基地申请待审核', 'training base {count:application|applications} to review'],
      reviewExchanges: ['份师资交流申请待审核', 'teacher {count:exchange|exchanges} to review'],
      reviewTeacherChecks: ['名教师待年检', '{count:teacher|teachers} to decide in the yearly check'],
      settleTeacherChecks: ['名教师的年检异议待处理', 'yearly check {count:objection|objections} to settle'],
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
