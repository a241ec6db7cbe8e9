import { book } from '../../../kernel/text/label.ts'

export const traineeChangeWords = book({
  auditActions: {
    'students.change.ask': ['申请变更学员资料', 'Change of a trainee’s file requested'],
    'students.change.fields': ['修改需审核的学员资料', 'Changed which file details are reviewed'],
    'traineeChange.pass': ['学员资料变更审核通过', 'Change of a trainee’s file passed'],
    'traineeChange.reject': ['学员资料变更审核不通过', 'Change of a trainee’s file rejected'],
    'traineeChange.withdraw': ['撤回学员资料变更', 'Change of a trainee’s file withdrawn'],
    'traineeChange.apply': ['直接修改学员资料', 'Changed own file directly'],
    'traineeChange.undo': ['撤销学员资料变更审核决定', 'Change of a trainee’s file: decision undone'],
  },
  fields: {
    files: ['证明材料', 'Evidence'],
    filePath: ['文件', 'File'],
    baseId: ['专业基地', 'Base'],
    field: ['资料项', 'Item'],
    value: ['变更为', 'New value'],
    note: ['变更原因', 'Reason'],
    state: ['状态', 'State'],
    waiting: ['待我处理', 'Waiting for me'],
    studentId: ['学员', 'Trainee'],
    isProtected: ['需审核', 'Needs review'],
    needsPapers: ['需证明材料', 'Needs evidence'],
  },
  ownRecord: {
    file: ['学员档案', 'Trainee file'],
    changes: ['学员资料变更', 'Changes of the file'],
    before: ['原来', 'Before'],
    after: ['变更为', 'After'],
    asked: ['时间', 'When'],
    refusal: ['未通过的原因', 'Reason for rejection'],
  },
  flows: {
    traineeChange: {
      states: {
        submitted: ['待审核', 'Awaiting review'],
        passed: ['已变更', 'Changed'],
        rejected: ['未通过', 'Rejected'],
        withdrawn: ['已撤回', 'Withdrawn'],
        applied: ['直接修改', 'Changed directly'],
      },
      actions: {
        pass: ['通过', 'Pass'],
        reject: ['不通过', 'Reject'],
        withdraw: ['撤回', 'Withdraw'],
        apply: ['直接修改', 'Change directly'],
      },
    },
  },
  waiting: {
    completeFile: ['项个人档案内容待补充', '{count:item|items} of your file to fill in'],
    reviewTraineeChanges: ['份学员资料变更待审核', '{count:change|changes} to trainee files to review'],
  },
  fileRecords: { traineeChange: ['学员资料变更', 'Change of a trainee’s file'] },
  permissions: {
    'students:change:own': ['申请变更本人学员资料', 'Request changes to own trainee file'],
    'students:change:list': ['查看学员资料变更', 'See changes to trainee files'],
    'students:change:review': ['审核学员资料变更', 'Review changes to trainee files'],
    'students:change:fields': ['设置需审核的学员资料', 'Set which file details are reviewed'],
  },
  menus: { 'training.changes': ['资料变更', 'File changes'] },
  errors: {
    changeOpen: [
      '“{field}”已有一份变更申请在审核中（{day} 提交），请等待审核或先撤回',
      'A change of “{field}” is already being reviewed (submitted on {day}); wait for the decision or withdraw it first',
    ],
    changeSame: ['与现有的“{field}”相同，没有需要变更的内容', 'This is the same as the current “{field}”; there is nothing to change'],
    changeNotNeeded: ['“{field}”不需要审核，请在档案中直接修改', '“{field}” needs no review; change it directly in your file'],
    changePapers: ['变更“{field}”需要证明材料，请至少上传一份', 'A change of “{field}” needs evidence; upload at least one document'],
    changeMoved: [
      '申请后“{field}”已有变动，不能通过；请填写原因不予通过，由本人重新申请',
      '“{field}” has changed since the request, so it cannot be passed; reject it with a reason, so that the trainee can request it again',
    ],
    changeTaken: ['这个“{field}”属于另一个账号，请核对', 'This “{field}” belongs to another account; check it'],
  },
})
