import { book } from '../../../kernel/text/label.ts'

export const traineeChangeWords = book({
  auditActions: {
    'students.change.ask': ['申请变更学员资料', 'Change of a trainee’s file asked for'],
    'students.change.fields': ['修改需审核的学员资料', 'Changed which facts of a file are reviewed'],
    'traineeChange.pass': ['学员资料变更审核通过', 'Change of a trainee’s file passed'],
    'traineeChange.reject': ['学员资料变更审核不通过', 'Change of a trainee’s file turned down'],
    'traineeChange.withdraw': ['撤回学员资料变更', 'Change of a trainee’s file withdrawn'],
    'traineeChange.apply': ['直接修改学员资料', 'Changed the own file directly'],
    'traineeChange.undo': ['撤销学员资料变更审核决定', 'Change of a trainee’s file: decision undone'],
  },
  fields: {
    files: ['证明材料', 'Papers'],
    filePath: ['文件', 'File'],
    baseId: ['专业基地', 'Base'],
    field: ['资料项', 'Fact'],
    value: ['变更为', 'New value'],
    note: ['变更原因', 'Why'],
    state: ['状态', 'State'],
    studentId: ['学员', 'Trainee'],
    isProtected: ['需审核', 'Reviewed'],
    needsPapers: ['需证明材料', 'Needs papers'],
  },
  ownRecord: {
    file: ['学员档案', 'File as a trainee'],
    changes: ['学员资料变更', 'Changes of the file'],
    before: ['原来', 'Before'],
    after: ['变更为', 'After'],
    asked: ['时间', 'When'],
    refusal: ['未通过的原因', 'Why it was turned down'],
  },
  flows: {
    traineeChange: {
      states: {
        submitted: ['待审核', 'Waiting'],
        passed: ['已变更', 'Changed'],
        rejected: ['未通过', 'Turned down'],
        withdrawn: ['已撤回', 'Withdrawn'],
        applied: ['直接修改', 'Changed directly'],
      },
      actions: {
        pass: ['通过', 'Pass'],
        reject: ['不通过', 'Turn down'],
        withdraw: ['撤回', 'Withdraw'],
        apply: ['直接修改', 'Change directly'],
      },
    },
  },
  waiting: {
    completeFile: ['项个人档案内容待补充', '{count:item|items} of your file to fill in'],
    reviewTraineeChanges: ['份学员资料变更待审核', '{count:change|changes} of trainees’ files to review'],
  },
  fileRecords: { traineeChange: ['学员资料变更', 'Change of a trainee’s file'] },
  permissions: {
    'students:change:own': ['申请变更本人学员资料', 'Ask for changes of the own file as a trainee'],
    'students:change:list': ['查看学员资料变更', 'See changes of trainees’ files'],
    'students:change:review': ['审核学员资料变更', 'Review changes of trainees’ files'],
    'students:change:fields': ['设置需审核的学员资料', 'Decide which facts of a file are reviewed'],
  },
  menus: { 'training.changes': ['资料变更', 'Changes of files'] },
  errors: {
    changeOpen: [
      '“{field}”已有一份变更申请在审核中（{day} 提交），请等待审核或先撤回',
      'A change of “{field}” is being reviewed already (asked for on {day}); please wait for it or withdraw it first',
    ],
    changeSame: ['与现有的“{field}”相同，没有需要变更的内容', 'This is the present “{field}”; there is nothing to change'],
    changeNotNeeded: ['“{field}”不需要审核，请在档案中直接修改', '“{field}” needs no review; please change it in the file'],
    changePapers: ['变更“{field}”需要证明材料，请至少上传一份', 'A change of “{field}” needs papers; please upload at least one'],
    changeMoved: [
      '申请后“{field}”已有变动，不能通过；请填写原因不予通过，由本人重新申请',
      '“{field}” has changed since the request; please turn it down with a reason, so that it is asked for again',
    ],
    changeTaken: ['这个“{field}”属于另一个账号，请核对', 'This “{field}” belongs to another account; please check it'],
  },
})
