import { book } from '@residency/contract/kernel/label'

export const badgeSheetText = book({
  title: ['学员胸牌', 'Trainee badges'],
  scan: ['扫码查看能做什么', 'Scan to see what I may do'],
  foot: ['沿虚线裁开。补打后，之前的胸牌作废。', 'Cut along the dashed lines. Once reprinted, the previous badge is no longer valid.'],
})
