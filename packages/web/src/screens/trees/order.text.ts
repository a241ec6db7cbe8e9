import { book } from '../../platform/texts/book.ts'

export const orderText = book({
  howTo: [
    '拖动左侧手柄调整顺序；用键盘时在手柄上按上下键移动，或按空格拿起，移动后再按空格放下，Esc 取消。',
    'Drag by the handle to reorder. By keyboard: move with the up and down arrows on the handle; or press space to pick up, arrows to move, space to put down, Esc to cancel.',
  ],
  move: ['移动 {name}', 'Move {name}'],
  up: ['将 {name} 上移', 'Move {name} up'],
  down: ['将 {name} 下移', 'Move {name} down'],
  taken: ['拿起 {name}', '{name} picked up'],
  at: ['{name} 在第 {place} 位，共 {total} 项', '{name} is number {place} of {total}'],
  left: ['{name} 放回原位', '{name} put back'],
})
