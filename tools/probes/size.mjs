import { randomBytes } from 'node:crypto'

const heavy = (bytes) => `export const zz = "${randomBytes(bytes).toString('base64')}"`

const scriptOf = (name) =>
  `<script type="module" src="/medical/assets/${name}-zzzzzzzz.js"></script>`

const small = ['zza', 'zzb', 'zzc', 'zzd', 'zze', 'zzf'].map((name) => `${name}-zzzzzzzz.js`)

/** More pages than may load the part of forms, each by a small piece that they share. */
const pagesWithForm = Array.from({ length: 51 }, (_, i) => `zz${i}.page-zzzzzzzz.js`)

/**
 * A build whose login page imports a heavy file indirectly and too many small ones, and whose users
 * page has no file of its own. All its other pages load the part of forms.
 */
export const sizeFiles = {
  'login.html': scriptOf('login'),
  'index.html': scriptOf('index'),
  'assets/login-zzzzzzzz.js': `import{zz}from"./ground-zzzzzzzz.js";zz()${small.map((name) => `;import"./${name}"`).join('')}`,
  ...Object.fromEntries(small.map((name) => [`assets/${name}`, ''])),
  ...Object.fromEntries(
    pagesWithForm.map((name) => [`assets/${name}`, 'import"./zzpiece-zzzzzzzz.js"']),
  ),
  'assets/zzpiece-zzzzzzzz.js': 'import"./form-zzzzzzzz.js"',
  'assets/form-zzzzzzzz.js': '',
  'assets/ground-zzzzzzzz.js': heavy(110_000),
  'assets/index-zzzzzzzz.js': 'import("./far-zzzzzzzz.js")',
  'assets/far-zzzzzzzz.js': heavy(400_000),
}

/** Files of a folder of fonts. */
export const fontFiles = {
  'zz-a.ttf.br': 'x'.repeat(9_000_000),
  'zz-b.ttf.br': 'x'.repeat(9_000_000),
}

/** [rule, expected report] */
export const sizeViolations = [
  ['too-heavy', 'login page'],
  ['too-many-files', 'login page'],
  ['part-missing', 'users page on a phone'],
  ['large-part-everywhere', '51 pages load the part form'],
  ['fonts-too-heavy', 'the fonts of documents'],
]
