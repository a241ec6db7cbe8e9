import { book } from '../../../kernel/text/label.ts'
import { teacherFields } from '../qualification/teacher-fields.text.ts'

export const changeWords = book({
  fields: {
    ...teacherFields,
    waiting: ['待我处理', 'Waiting for me'],
  },
  auditActions: {
    'teacherChange.pass': ['师资资料变更审核通过', 'Change to a teacher’s details passed'],
    'teacherChange.reject': ['师资资料变更审核不通过', 'Change to a teacher’s details rejected'],
    'teacherChange.withdraw': ['撤回师资资料变更', 'Change to a teacher’s details withdrawn'],
    'teacherChange.undo': ['撤销师资资料变更审核决定', 'Change to a teacher’s details: decision undone'],
    'teachers.change.ask': ['申请变更师资资料', 'Change to a teacher’s details requested'],
  },
  flows: {
    teacherChange: {
      states: {
        submitted: ['待审核', 'Awaiting review'],
        passed: ['已变更', 'Changed'],
        rejected: ['未通过', 'Rejected'],
        withdrawn: ['已撤回', 'Withdrawn'],
      },
      actions: { pass: ['通过', 'Pass'], reject: ['不通过', 'Reject'], withdraw: ['撤回', 'Withdraw'] },
    },
  },
  permissions: {
    'teachers:change:own': ['申请变更本人师资资料', 'Request changes to own details'],
    'teachers:change:list': ['查看师资资料变更', 'See changes requested by teachers'],
    'teachers:change:review': ['审核师资资料变更', 'Review changes requested by teachers'],
  },
  menus: { 'teaching.change': ['资料变更', 'Changes to details'] },
  errors: {
    changeUnderReview: [
      '已有一份资料变更在审核中，请等待审核或先撤回',
      'A change is already being reviewed; wait for the decision or withdraw it first',
    ],
    changeNoProfile: [
      '还没有审核过的师资资料，请在申请师资资格时填写',
      'None of your details have been reviewed yet; enter them when you apply for a qualification',
    ],
    changeNothing: ['填写的内容与现有资料相同，没有需要变更的内容', 'These are the details already on record; there is nothing to change'],
    changeProfileMoved: [
      '申请后资料已有变动（{fields}），不能通过，请填写原因不予通过，由本人重新申请',
      'The details have changed since the request ({fields}); reject it with a reason, so that the teacher can request it again',
    ],
    changeChoiceUnknown: [
      '“{label}”的选项不存在或已停用，请重新选择',
      'The choice of “{label}” does not exist or is disabled; choose again',
    ],
    changeInFuture: ['“{label}”不能晚于今天', '“{label}” cannot be later than today'],
  },
  issues: {},
})
