// One planted violation per boundary rule, each in a form that was once missed: types, JSX files,
// dynamic imports, packages, built-ins.
const C = 'packages/contract/src'
const S = 'packages/server/src'
const W = 'packages/web/src'

/** Targets of the planted imports; nothing here is reported. */
export const fixtures = {
  [`${C}/areas/zza/zz-ids.contract.ts`]: 'export const zzId = 1; export type ZzId = number',
  [`${C}/areas/zzb/zz-things.contract.ts`]:
    'export const zzThing = 1; export type ZzThing = number',
  [`${C}/areas/zzb/public.ts`]: "export { zzThing } from './zz-things.contract.ts'",
  [`${C}/areas/signup/zz-above.public.ts`]: 'export type ZzAbove = number',
  [`${S}/areas/dashboard/zz-above.public.ts`]: 'export type ZzAbove = number',
  [`${W}/areas/admission/zz-above.public.tsx`]: 'export const ZzAbove = () => <p>above</p>',
  [`${S}/zz-root.ts`]: 'export const zzRoot = 1',
  [`${S}/platform/db/zz-pool.ts`]: 'export type ZzDb = number',
  [`${S}/testing/zz-actors.ts`]: 'export const zzActor = 1',
  [`${S}/areas/zzb/zz.queries.ts`]: 'export const zzFind = 1; export type ZzRow = number',
  [`${S}/areas/zzb/zzb.public.ts`]: "export { zzFind } from './zz.queries.ts'",
  [`${W}/app/zz-shell.ts`]: 'export const zzShell = 1',
  // The other half of an import cycle, which is reported once.
  [`${W}/ui/zz-33.ts`]: "import type { A } from './zz-32.ts'; export type B = A",
  [`${W}/screens/zz-list-screen.tsx`]: 'export const ZzListScreen = () => <p>list</p>',
  [`${W}/areas/zzb/zz.page.tsx`]: 'export default function ZzPage() { return <p>page</p> }',
}

/** Allowed imports: a rule that reports them is too wide. */
export const allowedSamples = {
  [`${W}/areas/zza/zz.text.ts`]:
    "import { book } from '../../platform/texts/book.ts'; import { roomWords } from '../../platform/texts/room-words.text.ts'; console.log(book, roomWords)",
  [`${C}/areas/zza/zz-reference.contract.ts`]:
    "import { zzThing } from '../zzb/public.ts'; import { z } from 'zod'; console.log(zzThing, z)",
  [`${S}/areas/zza/zz-call.ts`]:
    "import { zzFind } from '../zzb/zzb.public.ts'; import { zzId } from '@residency/contract/areas/zza/zz-ids.contract'; console.log(zzFind, zzId)",
  [`${S}/areas/zza/zz-act.test.ts`]:
    "import { zzActor } from '../../testing/zz-actors.ts'; console.log(zzActor)",
  [`${W}/areas/zza/zz-list.page.tsx`]:
    "import { ZzListScreen } from '../../screens/zz-list-screen.tsx'; import { errorsOf } from '@residency/contract/kernel'; export const X = () => <ZzListScreen key={String(errorsOf)} />",
}

export const boundaryViolations = [
  [
    'texts-import-texts',
    `${W}/areas/zza/zz-60.text.ts`,
    "import { useText } from '../../platform/texts/i18n.ts'; export const zz = useText",
  ],
  [
    'texts-import-texts',
    `${C}/areas/zza/zz-61.text.ts`,
    "import { zzId } from './zz-ids.contract.ts'; export const zz = zzId",
  ],
  [
    'contract-imports-nobody',
    `${C}/areas/zza/zz-1.contract.ts`,
    "import { zzRoot } from '../../../../server/src/zz-root.ts'; console.log(zzRoot)",
  ],
  [
    'contract-imports-nobody',
    `${C}/kernel/zz-2.ts`,
    "import type { x } from '../../../web/src/app/zz-shell.ts'; export type X = typeof x",
  ],
  [
    'contract-knows-zod-only',
    `${C}/kernel/zz-3.ts`,
    "import type { FC } from 'react'; export type X = FC",
  ],
  [
    'contract-knows-zod-only',
    `${C}/kernel/zz-4.ts`,
    "import { readFileSync } from 'node:fs'; console.log(readFileSync)",
  ],
  [
    'kernel-by-its-files',
    `${C}/areas/zza/zz-62.contract.ts`,
    "import { idParam } from '../../kernel/index.ts'; export const zz = idParam",
  ],
  [
    'contract-areas-apart',
    `${C}/areas/zza/zz-5.contract.ts`,
    "import type { ZzThing } from '../zzb/zz-things.contract.ts'; export type X = ZzThing",
  ],
  [
    'sides-do-not-meet',
    `${W}/areas/zza/zz-6.tsx`,
    "import { zzRoot } from '../../../../server/src/zz-root.ts'; export const X = () => <b>{zzRoot}</b>",
  ],
  [
    'sides-do-not-meet',
    `${S}/areas/zza/zz-7.ts`,
    "export type X = import('../../../../web/src/app/zz-shell.ts').X",
  ],
  [
    'areas-in-order',
    `${S}/areas/accounts/zz-50.ts`,
    "import type { ZzAbove } from '../dashboard/zz-above.public.ts'; export type Y = ZzAbove",
  ],
  [
    'areas-in-order',
    `${W}/areas/signup/zz-51.tsx`,
    "import { ZzAbove } from '../admission/zz-above.public.tsx'; export const Y = () => <ZzAbove />",
  ],
  [
    'areas-in-order',
    `${C}/areas/standards/zz-52.contract.ts`,
    "import type { ZzAbove } from '../signup/zz-above.public.ts'; export type Y = ZzAbove",
  ],
  [
    'demo-above-areas',
    `${S}/areas/accounts/zz-53.ts`,
    "import { DEMO_USERNAMES } from '../../demo/accounts/accounts.demo.ts'; console.log(DEMO_USERNAMES)",
  ],
  [
    'area-by-its-door',
    `${S}/areas/zza/zz-8.ts`,
    "import { zzFind } from '../zzb/zz.queries.ts'; console.log(zzFind)",
  ],
  [
    'area-by-its-door',
    `${S}/areas/zza/zz-9.ts`,
    "import type { ZzRow } from '../zzb/zz.queries.ts'; export type X = ZzRow",
  ],
  ['area-by-its-door', `${S}/areas/zza/zz-10.ts`, "export * from '../zzb/zz.queries.ts'"],
  [
    'area-by-its-door',
    `${W}/areas/zza/zz-11.tsx`,
    "import { lazy } from 'react'; const P = lazy(() => import('../zzb/zz.page.tsx')); export const X = () => <P />",
  ],
  [
    'ground-floor-knows-no-area',
    `${S}/platform/http/zz-12.ts`,
    "import { zzFind } from '../../areas/zzb/zzb.public.ts'; console.log(zzFind)",
  ],
  [
    'ground-floor-knows-no-area',
    `${S}/platform/http/zz-13.ts`,
    "import { zzRoot } from '../../zz-root.ts'; console.log(zzRoot)",
  ],
  [
    'ground-floor-knows-no-area',
    `${S}/algorithms/zz-14.ts`,
    "import type { ZzRow } from '../areas/zzb/zz.queries.ts'; export type X = ZzRow",
  ],
  [
    'ground-floor-knows-no-area',
    `${C}/kernel/zz-15.ts`,
    "import { zzThing } from '../areas/zzb/public.ts'; console.log(zzThing)",
  ],
  [
    'ground-floor-knows-no-area',
    `${W}/screens/zz-16.tsx`,
    "import ZzPage from '../areas/zzb/zz.page.tsx'; export const X = () => <ZzPage />",
  ],
  [
    'nobody-knows-the-shell',
    `${W}/ui/zz-17.ts`,
    "import { zzShell } from '../app/zz-shell.ts'; console.log(zzShell)",
  ],
  [
    'ground-floor-knows-no-area',
    `${W}/platform/zz-18.ts`,
    "import { zzThing } from '@residency/contract/areas/zzb/public'; console.log(zzThing)",
  ],
  [
    'nobody-knows-the-shell',
    `${W}/areas/zza/zz-34.tsx`,
    "import { zzShell } from '../../app/zz-shell.ts'; export const X = () => <b>{zzShell}</b>",
  ],
  [
    'nobody-knows-the-shell',
    `${W}/screens/zz-35.ts`,
    "export type X = typeof import('../app/zz-shell.ts').zzShell",
  ],
  [
    'nobody-knows-the-shell',
    `${W}/platform/zz-36.ts`,
    "export { zzShell } from '../app/zz-shell.ts'",
  ],
  [
    'ui-knows-no-screen',
    `${W}/ui/zz-19.tsx`,
    "import { ZzListScreen } from '../screens/zz-list-screen.tsx'; export const X = () => <ZzListScreen />",
  ],
  ['algorithms-are-pure', `${S}/algorithms/zz-20.ts`, "import pg from 'pg'; console.log(pg)"],
  [
    'algorithms-are-pure',
    `${S}/algorithms/zz-21.ts`,
    "import { readFileSync } from 'node:fs'; console.log(readFileSync)",
  ],
  [
    'algorithms-are-pure',
    `${S}/algorithms/zz-22.ts`,
    "import type { ZzDb } from '../platform/db/zz-pool.ts'; export type X = ZzDb",
  ],
  [
    'rules-and-policies-are-pure',
    `${S}/areas/zza/zz-23.policy.ts`,
    "import { sql } from 'kysely'; console.log(sql)",
  ],
  [
    'rules-and-policies-are-pure',
    `${S}/areas/zza/zz-24.policy.ts`,
    "import pg from 'pg'; console.log(pg)",
  ],
  [
    'rules-and-policies-are-pure',
    `${S}/areas/zza/zz-25.rules.ts`,
    "import type { ZzDb } from '../../platform/db/zz-pool.ts'; export type X = ZzDb",
  ],
  [
    'rules-and-policies-are-pure',
    `${S}/areas/zzb/zz-26.rules.ts`,
    "import { zzFind } from './zz.queries.ts'; console.log(zzFind)",
  ],
  [
    'rules-and-policies-are-pure',
    `${W}/areas/zza/zz-27.rules.ts`,
    "import { useState } from 'react'; console.log(useState)",
  ],
  [
    'testing-stays-in-tests',
    `${S}/areas/zza/zz-28.ts`,
    "import { zzActor } from '../../testing/zz-actors.ts'; console.log(zzActor)",
  ],
  ['every-import-resolves', `${W}/ui/zz-29.ts`, "import '@residency/contract/nowhere'"],
  [
    'every-import-resolves',
    `${W}/ui/zz-30.ts`,
    "import { flow } from '@residency/contract/src/kernel/flows/flow.ts'; console.log(flow)",
  ],
  ['every-import-resolves', `${S}/areas/zza/zz-31.ts`, "import './zz-nowhere.ts'"],
  [
    'every-file-is-read',
    `${W}/ui/zz-37.ts`,
    "import { zzShell } from '../app/zz-shell.ts'; export const zz = (",
  ],
  ['no-circular', `${W}/ui/zz-32.ts`, "import type { B } from './zz-33.ts'; export type A = B"],
]
