import { createHash } from 'node:crypto';
import { sha256Hex } from '@souk/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('SHA-256 of the published example %#', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});

test('SHA-256 agrees with Node for any text, broken surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(0xdfff), (text, unit) => {
      const odd = text + String.fromCharCode(0xd800 | (unit & 0x7ff));
      for (const input of [text, odd]) {
        expect(sha256Hex(input)).toBe(createHash('sha256').update(Buffer.from(input, 'utf8')).digest('hex'));
      }
    }),
    { seed: 256 },
  );
});
