import { book } from '../../../platform/i18n.ts'

export const unitText = book(
  {
    title: '培训单位',
    none: '还没有培训单位：先新增本院，再新增其他院区和协同单位',
    lead: '共 {total} 个单位；每个单位有自己的科室，新增单位时一并建立',
    searchHint: '单位名称或编码',
    add: '新增单位',
    addBelow: '新增下级',
    editTitle: '修改单位',
    name: '单位名称',
    kind: '单位类型',
    parent: '上级单位',
    departments: '科室数',
    disableContent: '停用后，本单位及其科室都不能再选用，已有的记录不受影响。',
    removeContent: '有科室、招生或学员的单位不能删除，可以停用。',
  },
  {
    title: 'Training units',
    none: 'No training unit yet: add your own hospital first, then its other sites and partners',
    lead: '{total} units; each has its own departments, begun together with the unit',
    searchHint: 'Name or code',
    add: 'Add unit',
    addBelow: 'Add below',
    editTitle: 'Edit unit',
    name: 'Name of the unit',
    kind: 'Kind of unit',
    parent: 'Unit above',
    departments: 'Departments',
    disableContent: 'The unit and its departments can no longer be chosen; existing records stay as they are.',
    removeContent: 'A unit with departments, offers or trainees cannot be deleted, only disabled.',
  },
)
