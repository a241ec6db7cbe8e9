import { DAY_MS } from '@residency/contract/kernel/day'
// Written as rows: a product that runs publishes news today, and these are of six weeks.
import { sql } from 'kysely'
import { recordPicture, storeBytes } from '../../areas/files/files.public.ts'
import { NEWS } from '../../areas/messages/news/news.queries.ts'
import { momentAfter } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import { demoText } from './informs.demo.ts'

type Shape = 'waves' | 'grid' | 'rings' | 'bars' | 'steps' | 'leaf'

type DemoNews = {
  title: string
  summary: string
  days: number
  isPinned: boolean
  colours: readonly [string, string]
  shape: Shape
  text: string[]
}

const ITEMS: readonly DemoNews[] = [
  {
    title: '2026 级学员开班典礼举行',
    summary: '新一届医技与药师学员开始为期三年的规范化培训。',
    days: -2,
    isPinned: true,
    colours: ['#1a6fd0', '#9cc8f5'],
    shape: 'steps',
    text: [
      '2026 级学员开班典礼在学术报告厅举行。',
      '各专业基地主任与学员代表参加，并介绍了培训安排。',
    ],
  },
  {
    title: '临床药师基地通过年度评估',
    summary: '评估组肯定了处方审核与用药教育两项教学。',
    days: -6,
    isPinned: false,
    colours: ['#2f7d6b', '#bfe3d8'],
    shape: 'leaf',
    text: ['评估组通过现场访谈、资料核查和教学观摩完成年度评估。'],
  },
  {
    title: '检验科开放质量控制实训室',
    summary: '学员可预约使用，带教老师在场指导。',
    days: -11,
    isPinned: false,
    colours: ['#7a5bb5', '#dccff2'],
    shape: 'bars',
    text: ['实训室配有六个工位，工作日下午开放。'],
  },
  {
    title: '教学查房观摩月开始',
    summary: '每周三下午，四个科室轮流承办。',
    days: -16,
    isPinned: false,
    colours: ['#b5673b', '#f2d7c3'],
    shape: 'rings',
    text: ['观摩结束后安排集中点评，记录可在课程中查看。'],
  },
  {
    title: '超声医学科新增两名带教老师',
    summary: '均已取得带教资格，本月起参加排班。',
    days: -24,
    isPinned: false,
    colours: ['#38668f', '#cfdfee'],
    shape: 'waves',
    text: ['新增带教老师后，超声方向每月可接收学员增加四人。'],
  },
  {
    title: '结业学员满意度调查结果公布',
    summary: '总体满意度 96%，建议集中在夜间学习空间。',
    days: -33,
    isPinned: false,
    colours: ['#4a7a2c', '#d6e8c8'],
    shape: 'grid',
    text: ['感谢各位学员的反馈，图书馆自习区将延长开放时间。'],
  },
]

const [WIDTH, HEIGHT] = [640, 360]

const DRAWN: Readonly<Record<Shape, (light: string) => string>> = {
  waves: (c) =>
    [200, 240, 280]
      .map(
        (y) =>
          `<path d="M0 ${y} q80 -60 160 0 t160 0 t160 0 t160 0 V360 H0Z" fill="${c}" opacity=".3"/>`,
      )
      .join(''),
  grid: (c) =>
    Array.from(
      { length: 28 },
      (_, n) =>
        `<rect x="${(n % 7) * 92 + 12}" y="${Math.floor(n / 7) * 90 + 12}" width="68" height="66" rx="10" fill="${c}" opacity="${0.12 + ((n * 5) % 7) / 14}"/>`,
    ).join(''),
  rings: (c) =>
    [40, 90, 140, 190]
      .map(
        (r) =>
          `<circle cx="470" cy="190" r="${r}" fill="none" stroke="${c}" stroke-width="14" opacity=".5"/>`,
      )
      .join(''),
  bars: (c) =>
    [90, 150, 120, 210, 170, 250]
      .map(
        (h, n) =>
          `<rect x="${60 + n * 92}" y="${330 - h}" width="54" height="${h}" rx="8" fill="${c}" opacity=".55"/>`,
      )
      .join(''),
  steps: (c) =>
    [0, 1, 2, 3, 4]
      .map(
        (n) =>
          `<rect x="${n * 128}" y="${300 - n * 52}" width="128" height="${60 + n * 52}" fill="${c}" opacity="${0.25 + n * 0.1}"/>`,
      )
      .join(''),
  leaf: (c) =>
    [0, 45, 90, 135]
      .map(
        (a) =>
          `<ellipse cx="320" cy="190" rx="210" ry="62" transform="rotate(${a} 320 190)" fill="${c}" opacity=".28"/>`,
      )
      .join(''),
}

const svg = ({ colours: [dark, light], shape }: DemoNews) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${dark}"/>${DRAWN[shape](light)}</svg>`

/** Covers of the demo's news, stored: storage is slow, so it comes before the transaction. */
export const storeDemoCovers = (ctx: SignedCtx) =>
  Promise.all(
    ITEMS.map(async (item, at) => {
      const picture = {
        name: `cover-${at + 1}.png`,
        type: 'image/png' as const,
        bytes: await (await loadSharp())(Buffer.from(svg(item)))
          .png()
          .toBuffer(),
      }

      return { picture, storedFile: await storeBytes(ctx, picture) }
    }),
  )

/** Six news of the demo hospital, published on different days. */
export async function addDemoNews(
  tx: SignedCtx,
  covers: Awaited<ReturnType<typeof storeDemoCovers>>,
) {
  for (const [n, { title, summary, days, isPinned, text }] of ITEMS.entries()) {
    const at = momentAfter(tx.now(), days * DAY_MS)

    const { rows } = await sql<{
      id: number
    }>`insert into message_news (title, summary, body, is_pinned, state, published_at, created_by, created_at,
        updated_at)
      values (${title}, ${summary}, ${JSON.stringify(demoText(text))}::jsonb, ${isPinned}, 'published', ${at}, ${tx.actor.userId}, ${at}, ${at})
      returning id`.execute(tx.db)

    const { picture, storedFile } = covers[n]!
    const key = await recordPicture(tx, picture, storedFile, 'image', {
      kind: NEWS,
      id: rows[0]!.id,
    })

    await sql`update message_news set cover_key = ${key} where id = ${rows[0]!.id}`.execute(tx.db)
  }
}
