import { book } from '../../../platform/i18n.ts'

export const schoolText = book(
  {
    title: '院校库',
    lead: '共 {total} 所；报名人填写毕业院校时从这里选择，停用的不再出现',
    add: '新增院校',
    editTitle: '修改院校',
    search: '院校名称、所在地或完整代码',
    name: '院校名称',
    code: '院校代码',
    codeHelp: '教育部学校标识码；境外院校可自编',
    levelHelp: '如本科、专科',
    remarksHelp: '如民办、中外合作办学',
    disableContent: '停用后报名时不能再选，已有的报名不受影响。',
  },
  {
    title: 'Schools',
    lead: '{total} schools; applicants choose theirs from here, disabled ones are not offered',
    add: 'Add school',
    editTitle: 'Edit school',
    search: 'Name, place or the whole code',
    name: 'School',
    code: 'Code',
    codeHelp: 'The Ministry’s code of the school; schools abroad may have one of your own',
    levelHelp: 'As other schools have it',
    remarksHelp: 'Such as private or jointly run',
    disableContent: 'It can no longer be chosen; existing sign-ups keep it.',
  },
)
