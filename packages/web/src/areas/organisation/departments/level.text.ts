import { book } from '../../../platform/texts/book.ts'

export const levelText = book({
  first: ['一级科室', 'First-level departments'],
  second: ['二级科室', 'Second-level departments'],
  firstEmpty: [
    '还没有一级科室：在培训单位下面新增，或用表格导入',
    'No first-level departments yet: add them under a training unit, or import a sheet',
  ],
  secondEmpty: [
    '还没有二级科室：在一级科室下面新增，再填写每月可接收人数',
    'No second-level departments yet: add them under a first-level one, then enter how many trainees each takes per month',
  ],
  firstLead: ['共 {total} 个一级科室', '{total} first-level {total:department|departments}'],
  firstNone: [
    '你的数据范围内没有一级科室；自己的科室在“二级科室”里',
    'No first-level departments within your data scope; your own department is under “Second-level departments”',
  ],
  secondLead: [
    '共 {total} 个二级科室；容量与带教比可直接修改，离开输入框即保存',
    '{total} second-level {total:department|departments}; edit capacity and trainees per supervisor in place; each is saved when you leave the field',
  ],
  secondLeadRead: ['共 {total} 个二级科室', '{total} second-level {total:department|departments}'],
  searchHint: ['科室名称或编码', 'Name or code'],
  addFirst: ['新增一级科室', 'Add first-level department'],
  addSecond: ['新增二级科室', 'Add second-level department'],
  name: ['科室名称', 'Department'],
  parent: ['一级科室', 'First level'],
  below: ['二级科室数', 'Second-level'],
  capacityBelow: ['每月可接收', 'Takes per month'],
  bases: ['所属基地', 'Bases'],
  takesNone: ['不接收', 'takes none'],
  needs: ['满员需带教 {count} 人', 'supervisors when full: {count}'],
  capacityOf: ['{name} 每月容量', '{name}: capacity per month'],
  leastOf: ['{name} 每月至少人数', '{name}: minimum trainees per month'],
  ratioOf: ['{name} 带教比', '{name}: trainees per supervisor'],
  capacitySaved: ['{name}：每月 {capacity} 人，每名带教 {ratio} 人', '{name}: {capacity} a month, {ratio} for each supervisor'],
  leastSaved: [
    '{name}：每月最多 {capacity} 人、至少 {least} 人，每名带教 {ratio} 人',
    '{name}: at most {capacity} and at least {least} a month, {ratio} for each supervisor',
  ],
  capacityNone: ['{name}：不接收学员', '{name} takes no trainees'],
  removeContent: [
    '其下的科室会一起删除。有人员、基地或记录在使用的不能删除，可以停用。',
    'The departments below it will be deleted too. Departments in use by people, bases or records cannot be deleted, only disabled.',
  ],
})
