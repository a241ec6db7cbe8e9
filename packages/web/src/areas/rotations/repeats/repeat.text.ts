import { book } from '../../../platform/texts/book.ts'

export const repeatText = book({
  title: ['{name}：{department}补轮', '{name}: repeat in {department}'],
  note: [
    '已安排的轮转不会移动，只列出空闲的时间。补轮晚于计划结束日期时，培训相应延长。',
    'Planned rotations are not moved; only free days are listed. A repeat after the planned end extends the training.',
  ],
  where: ['补轮时间', 'When'],
  place: ['安排补轮', 'Arrange repeat'],
  days: ['{from} 至 {until}', '{from} to {until}'],
  atEnd: ['全部轮转之后', 'after all other rotations'],
  extending: ['培训延长', 'extends the training'],
  seats: ['席位 {seats}/{capacity}', '{seats} of {capacity} {capacity:seat|seats}'],
  full: ['席位 {seats}/{capacity}，已满', '{seats} of {capacity} {capacity:seat|seats}, full'],
  taken: ['已有 {seats} 人', '{seats} in department'],
  placed: ['{name} 的补轮已安排，已通知学员', 'Repeat of {name} arranged; the trainee has been notified'],
})
