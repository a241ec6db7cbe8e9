import { book } from '../../../platform/texts/book.ts'

export const unitText = book({
  title: ['培训单位', 'Training units'],
  none: [
    '还没有培训单位：先新增本院，再新增其他院区和协同单位',
    'No training units yet: add your own hospital first, then other sites and cooperating units',
  ],
  lead: [
    '共 {total} 个单位；每个单位有自己的科室，新增单位时一并建立',
    '{total} {total:unit|units}; each has its own department tree, set up when the unit is added',
  ],
  searchHint: ['单位名称或编码', 'Name or code'],
  add: ['新增单位', 'Add unit'],
  addBelow: ['新增下级', 'Add below'],
  editTitle: ['修改单位', 'Edit unit'],
  name: ['单位名称', 'Unit name'],
  kind: ['单位类型', 'Unit type'],
  parent: ['上级单位', 'Parent unit'],
  departments: ['科室数', 'Departments'],
  disableContent: [
    '停用后，本单位及其科室都不能再选用，已有的记录不受影响。',
    'The unit and its departments can no longer be chosen; existing records are not affected.',
  ],
  removeContent: [
    '有科室、招生或学员的单位不能删除，可以停用。',
    'A unit with departments, offers or trainees cannot be deleted, only disabled.',
  ],
})
