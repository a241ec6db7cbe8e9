import { book } from '../../../platform/texts/book.ts'

export const dictionaryText = book({
  title: ['字典管理', 'Dictionaries'],
  noItem: [
    '还没有选项：新增或导入以后，用到这个字典的表单里就能选择',
    'No items yet: once added or imported, they can be chosen in forms that use this dictionary',
  ],
  types: ['字典类型', 'Dictionaries'],
  typeSearch: ['名称或编码', 'Name or code'],
  noTypes: ['没有符合条件的字典', 'No dictionary matches'],
  back: ['全部字典', 'All dictionaries'],
  lead: ['编码 {code}，共 {total} 项', 'Code {code}, {total} {total:item|items}'],
  itemSearch: ['名称、英文名称或值', 'Name, English name or value'],
  addType: ['新增字典', 'Add dictionary'],
  editType: ['修改字典', 'Edit dictionary'],
  removeType: ['删除字典', 'Delete dictionary'],
  addItem: ['新增选项', 'Add item'],
  editItem: ['修改选项', 'Edit item'],
  orderItems: ['调整顺序', 'Reorder'],
  builtIn: ['内置', 'Built in'],
  builtInCode: ['系统内置，编码不能修改', 'Built in: the code cannot be changed'],
  builtInValue: ['系统内置，值不能修改', 'Built in: the value cannot be changed'],
  codeHelp: ['程序按编码取用，建立后尽量不改', 'The program refers to it by this code; avoid changing it later'],
  valueHelp: ['存入记录的内容，同一字典中不能重复', 'Stored in records; unique within a dictionary'],
  nameEnHelp: ['不填时英文界面显示中文名称', 'If empty, English pages show the Chinese name'],
  colourHelp: ['六位十六进制颜色，例如 #1A6FD0；不填则没有颜色', 'Six hex digits such as #1A6FD0; no colour if empty'],
  colourPick: ['选取颜色', 'Pick a colour'],
  removeTypeContent: [
    '其中的选项会一起删除。已被使用的不能删除，可以停用。',
    'Its items will be deleted too. A dictionary in use cannot be deleted; disable it instead.',
  ],
  removeItemContent: ['已被使用的选项不能删除，可以停用。', 'An item in use cannot be deleted; disable it instead.'],
})
