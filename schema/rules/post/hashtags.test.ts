import { expect, test } from 'vitest';
import { hashtag, hashtagsIn, tagKey } from './hashtags.ts';

test.each([
  ['#Sketches of our #bridge, see a#b', ['sketches', 'bridge']],
  ['#धन्यवाद सभी को', ['धन्यवाद']],
  ['#ভালোবাসা', ['ভালোবাসা']],
  ['#ขอบคุณครับ', ['ขอบคุณครับ']],
  ['#தமிழ் #తెలుగు #ಕನ್ನಡ #മലയാളം #සිංහල', ['தமிழ்', 'తెలుగు', 'ಕನ್ನಡ', 'മലയാളം', 'සිංහල']],
  ['#ခရီး #ខ្មែរ #ລາວ', ['ခရီး', 'ខ្មែរ', 'ລາວ']],
  ['#cafe\u0301', ['café']],
  ['#می\u200cخواهم', ['می\u200cخواهم']],
  ['#شُكْرًا #עִבְרִית', ['شُكْرًا', 'עִבְרִית']],
  ['＃日本語 ＃ＡＢＣ', ['日本語', 'abc']],
  ['#コーヒー・豆', ['コーヒー・豆']],
  ['#soft\u00adhyphen #softhyphen', ['soft\u00adhyphen']],
  ['#İstanbul #istanbul #ISTANBUL #ıstanbul', ['istanbul']],
  ['#می\u200cخواهم #میخواهم', ['می\u200cخواهم']],
  ['#ux-research #snake_case #2026 #col·legi', ['ux-research', 'snake_case', '2026', 'col·legi']],
  ['#צה״ל #a\u2011b', ['צה״ל', 'a‐b']],
  // Where a hashtag ends.
  [
    '#design- #art, #work. #fun! (#brackets) "#quotes"',
    ['design', 'art', 'work', 'fun', 'brackets', 'quotes'],
  ],
  ['「#日本語」、#東京。#大阪', ['日本語', '東京', '大阪']],
  ['#你好，#世界！', ['你好', '世界']],
  ['#design’s', ['design']],
  ['#done✅ #go🚀', ['done', 'go']],
  // Where one starts.
  ['\u200f#שלום \u200b#zero \u2067#isolate\u2069', ['שלום', 'zero', 'isolate']],
  ['🎉#party ❤️#love', ['party', 'love']],
  ['one,#two;#three', ['two', 'three']],
  ['see #ux+#ui, #a/#b', ['ux', 'ui', 'a', 'b']],
  ['https://a.example/b, #c https://a.example/b，#d', ['c', 'd']],
  // None.
  ['#--- #___ #- # #· ＃ #\u200d #\u0301 #!', []],
  ['#-dash ##twice', []],
  ['#️⃣Marketing', []],
  ['https://a.example/Foo_(bar)#History https://a.example/b!#c', []],
  ['a#b é#c e\u0301#d 日#本 &#39; a.example/#e ?f=#g', []],
  ['', []],
])('the hashtags of %j are %j', (text, tags) => {
  expect(hashtagsIn(text)).toEqual(tags);
});

test('splitting a text at its hashtags keeps all of it', () => {
  const text = '＃日本語 and #धन्यवाद, not #---.';
  expect(text.split(hashtag)).toEqual(['', '＃日本語', ' and ', '#धन्यवाद', ', not #---.']);
});

test.each([
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'ısparta'],
  ['Cafe\u0301', 'CAFÉ'],
  ['ＡＢＣ', 'abc'],
  ['می\u200cخواهم', 'میخواهم'],
])('%j and %j are one hashtag', (one, other) => expect(tagKey(one)).toBe(tagKey(other)));

test('hashtags with other accents or marks differ', () => {
  expect(tagKey('cafe')).not.toBe(tagKey('café'));
  expect(tagKey('धन')).not.toBe(tagKey('धन्यवाद'));
});
