import { book } from '../../../platform/texts/book.ts'

export const departmentText = book({
  title: ['部门管理', 'Departments'],
  none: [
    '还没有部门：先在“培训单位”里新增单位，部门树从单位开始',
    'No departments yet: add a training unit first; the department tree starts from it',
  ],
  lead: [
    '共 {total} 个部门；数据权限按部门树计算，移动部门会同时移动其下级',
    '{total} {total:department|departments}; data scopes follow this tree, and moving a department moves those below it too',
  ],
  searchHint: ['部门名称或编码', 'Name or code'],
  add: ['新增部门', 'Add department'],
  addBelow: ['新增下级', 'Add below'],
  editTitle: ['修改部门', 'Edit department'],
  top: ['无上级（顶层）', 'None (top level)'],
  unit: ['培训单位', 'Training unit'],
  capacityHelp: ['每月最多接收的学员；不填表示不接收', 'Maximum trainees per month; empty means it takes none'],
  ratioHelp: ['每名带教老师同时带几名学员', 'How many trainees one supervisor has at a time'],
  disableContent: ['停用后不能再选用，已有人员与记录不受影响。', 'It can no longer be chosen; its people and records are not affected.'],
  removeMany: [
    '其下 {count} 个部门会一起删除。有人员或记录的部门不能删除，可以停用。',
    'The {count} {count:department|departments} below it will be deleted too. A department with people or records cannot be deleted, only disabled.',
  ],
  removeAlone: ['有人员或记录的部门不能删除，可以停用。', 'A department with people or records cannot be deleted, only disabled.'],
  arrange: ['调整顺序', 'Reorder'],
  arranged: ['完成调整', 'Done'],
  arrangeTitle: ['调整部门的顺序与上级', 'Order and parents of departments'],
  arrangeLead: [
    '按住左侧手柄拖动，左右移动改变层级；也可用手柄上的方向键，或行尾的菜单',
    'Drag by the handle, sideways to change the level; or use the arrow keys on the handle, or the row’s menu',
  ],
  keys: [
    '方向键上、下移动顺序，右键放到上一个部门之下，左键移到上级部门之后。也可以用鼠标或手指拖动。',
    'Up and down arrows change the order, right puts it under the department above, left moves it after its parent. You can also drag it with mouse or finger.',
  ],
  handle: ['移动 {name}', 'Move {name}'],
  movable: ['可拖动', 'can be dragged'],
  steps: {
    up: ['上移', 'Move up'],
    down: ['下移', 'Move down'],
    in: ['放到上一个之下', 'Put under the one above'],
    out: ['移出到上级之后', 'Move out, after the parent'],
  },
  moved: ['已把 {name} 移到 {parent} 的第 {place} 位', '{name} is now number {place} in {parent}'],
  movedTop: ['已把 {name} 移到第 {place} 位', '{name} is now number {place}'],
  undo: ['撤销', 'Undo'],
  undone: ['已撤销，{name} 回到原处', 'Undone: {name} is back in its place'],
  noPlace: ['{name} 不能移到那里', '{name} cannot be moved there'],
  start: ['移动后会立即保存，可以逐步撤销', 'Moves are saved at once and can be undone step by step'],
  lifted: ['已拿起 {name}', '{name} picked up'],
  over: ['{name} 将放到 {parent} 之下', '{name} will be moved into {parent}'],
})
