import { book } from '../../../platform/texts/book.ts'

export const schoolText = book({
  title: ['院校库', 'Schools'],
  lead: [
    '共 {total} 所；报名人填写毕业院校时从这里选择，停用的不再出现',
    '{total} {total:school|schools}; applicants choose their school from this list; disabled ones are not offered',
  ],
  add: ['新增院校', 'Add school'],
  editTitle: ['修改院校', 'Edit school'],
  search: ['院校名称、所在地或完整代码', 'Name, location or full code'],
  name: ['院校名称', 'School'],
  code: ['院校代码', 'Code'],
  codeHelp: ['教育部学校标识码；境外院校可自编', 'The Ministry of Education’s school code; make one up for schools abroad'],
  levelHelp: ['如本科、专科', 'Such as Undergraduate or Junior college'],
  remarksHelp: ['如民办、中外合作办学', 'Such as private, or Sino-foreign jointly run'],
  disableContent: [
    '停用后报名时不能再选，已有的报名不受影响。',
    'It can no longer be chosen at sign-up; existing sign-ups are not affected.',
  ],
})
