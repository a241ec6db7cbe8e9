import { book } from '../../../platform/texts/book.ts'

export const itemText = book({
  title: ['分级项目', 'Items with levels'],
  lead: [
    '共 {total} 个项目；来自培训标准的要求，标准换版后仍然有效',
    '{total} {total:item|items} from the requirements of the training standards; they remain valid when a standard is revised',
  ],
  empty: [
    '还没有分级项目。点“添加项目”，从培训标准的要求中选择要分级的操作。',
    'No items yet. Press “Add an item” and choose the procedures to have levels from the requirements of the training standards.',
  ],
  search: ['项目名称', 'Item name'],
  add: ['添加项目', 'Add an item'],
  edit: ['修改', 'Edit'],
  editTitle: ['修改“{name}”', 'Change “{name}”'],
  saved: ['已保存', 'Saved'],
  settings: ['胸牌查询设置', 'Badge look-up settings'],
  showsPhotoHelp: [
    '只显示本人同意的学员的照片（个人信息保护法第二十五条）',
    'Only photos of trainees who have agreed are shown (Personal Information Protection Law, art. 25)',
  ],
  on: ['显示', 'Shown'],
  off: ['不显示', 'Not shown'],
  none: ['不要求', 'None'],
  months: ['{months} 个月', '{months} {months:month|months}'],
  holders: ['有级别的学员', 'Trainees with a level'],
  status: ['状态', 'Status'],
  actions: ['操作', 'Actions'],
  nameHelp: ['来自该专业的培训标准', 'From the training standards of this profession'],
  neededHelp: ['空着表示结业不要求', 'Leave empty if not required for completion'],
})
