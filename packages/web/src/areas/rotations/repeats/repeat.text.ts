import { book } from '../../../platform/i18n.ts'

export const repeatText = book(
  {
    title: '{name}：{department}补轮',
    note: '已安排的轮转不会移动，只列出空闲的时间。补轮晚于计划结束日期时，培训相应延长。',
    where: '补轮时间',
    place: '安排补轮',
    days: '{from} 至 {until}',
    atEnd: '全部轮转之后',
    extending: '培训延长',
    seats: '席位 {seats}/{capacity}',
    full: '席位 {seats}/{capacity}，已满',
    taken: '已有 {seats} 人',
    placed: '{name} 的补轮已安排，已通知学员',
  },
  {
    title: '{name}: repeat in {department}',
    note: 'Planned rotations are not moved; only free days are listed. A repeat after the planned end extends the training.',
    where: 'When',
    place: 'Place repeat',
    days: '{from} to {until}',
    atEnd: 'after everything else',
    extending: 'extends the training',
    seats: '{seats} of {capacity} seats',
    full: '{seats} of {capacity} seats, full',
    taken: '{seats} there',
    placed: 'The repeat of {name} is placed and the trainee is told',
  },
)
