import { book } from '../platform/i18n.ts'

export const orderText = book(
  {
    howTo: '拖动左侧手柄调整顺序；用键盘时在手柄上按上下键移动，或按空格拿起，移动后再按空格放下，Esc 取消。',
    move: '移动 {name}',
    up: '将 {name} 上移',
    down: '将 {name} 下移',
    taken: '拿起 {name}',
    at: '{name} 在第 {place} 位，共 {total} 项',
    left: '{name} 放回原位',
  },
  {
    howTo:
      'Drag by the handle. By keyboard: up and down on the handle move an entry; or space takes it, up and down move it, space puts it down, Esc leaves it where it was.',
    move: 'Move {name}',
    up: 'Move {name} up',
    down: 'Move {name} down',
    taken: '{name} taken',
    at: '{name} is number {place} of {total}',
    left: '{name} stays where it was',
  },
)
