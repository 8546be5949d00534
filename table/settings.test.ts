import { expect, test } from 'vitest'
import { CannotStart, explain, readSettings } from './settings.ts'

test('the address is localhost:1598 unless the environment says otherwise', () => {
  expect(readSettings({})).toMatchObject({ host: 'localhost', port: 1598, names: [], proxy: false, rate: 1200 })
  expect(readSettings({ HOST: '0.0.0.0', PORT: '80' })).toMatchObject({ host: '0.0.0.0', port: 80 })
  expect(readSettings({ HOSTS: 'Games.example.org, other' }).names).toEqual(['games.example.org', 'other'])
  expect(() => readSettings({ RATE: 'many' })).toThrow('RATE is a number, not “many”.')
})

test.each(['abc', '-1', '65536', '1.5', '0x10', ' '])('PORT “%s” is refused in one sentence', PORT => {
  expect(() => readSettings({ PORT })).toThrow(CannotStart)
  expect(() => readSettings({ PORT })).toThrow(`PORT is a number up to 65535, not “${PORT}”.`)
})

test.each([{ SMTP: 'nonsense' }, { SMTP: 'https://mail.example.org' }, { ADDRESS: 'tables.example.net' }])(
  '%j is refused in one sentence, without what may be a password',
  environment => {
    const [[name, value]] = Object.entries(environment)
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} is an address like \\S+\\.$`))
    expect(() => readSettings(environment)).not.toThrow(value)
  },
)

test('an address is kept without the stroke at its end', () => {
  expect(readSettings({ ADDRESS: 'https://games.example.org/' }).address).toBe('https://games.example.org')
})

test('failures to listen are one sentence each; a stop is none', () => {
  const settings = { host: 'nowhere', port: 80 }
  const failure = (code: string) => explain(Object.assign(new Error(code), { code }), settings)
  expect(failure('EADDRINUSE').message).toContain('Port 80 is taken')
  expect(failure('EACCES').message).toContain('Port 80 may not be opened')
  expect(failure('ENOTFOUND').message).toContain('HOST “nowhere”')
  expect(failure('ERR_INVALID_ARG_VALUE')).toBeInstanceOf(CannotStart)
  expect(failure('ERR_INVALID_ARG_VALUE').message).toContain('cannot listen at HOST “nowhere”, port 80')
  const stopped = Object.assign(new Error('stopped'), { name: 'AbortError' })
  expect(explain(stopped, { host: 'nowhere', port: 80 })).toBe(stopped)
})
