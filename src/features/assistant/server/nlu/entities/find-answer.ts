import type { Token } from '../text/tokenize.ts';

const yes = new Set(
  'yes,yep,yeah,yea,yup,ye,yeh,aye,sure,ok,okay,okey,okie,correct,please do,go ahead,go for it,sounds good,perfect,confirm,confirmed,absolutely,definitely,of course,why not,that works,thats right,thats fine,fine,lovely,great,y,book it,do it,send it,thats correct,thats good,all good,right,exactly,indeed,spot on,deal,i do,i would,i am,it is,that would be great,that is right,that is fine,alright,certainly,by all means,yes please,please'.split(
    ',',
  ),
);
const no = new Set(
  'no,nope,nah,na,naw,not really,no thanks,no thank you,n,never mind,nevermind,cancel,cancel that,dont,do not,stop,wrong,not yet,not now,leave it,forget it,i dont,incorrect,thats wrong,not right,no way,changed my mind,negative,not today,thats not right,ive changed my mind'.split(
    ',',
  ),
);
const maxLeadIn = 6;
/** Words that revoke a yes: "yes but not that day", "ok what about Friday". */
const turns = new Set(
  'but not no cancel dont wait actually except unless however instead wrong change what when how which hang hold different rather'.split(
    ' ',
  ),
);

/** Whether a message as a whole is a yes or a no. A conditional answer is neither. */
export function findAnswer(tokens: readonly Token[]): 'yes' | 'no' | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const asks = tokens.some(({ text }) => text === '?');
  for (let count = Math.min(maxLeadIn, words.length); count > 0; count -= 1) {
    const lead = words.slice(0, count).join(' ');
    const rest = words.slice(count);
    if (no.has(lead)) return rest.length <= 8 ? 'no' : undefined;
    if (yes.has(lead))
      return !asks && rest.length <= 8 && !rest.some((word) => turns.has(word)) ? 'yes' : undefined;
  }
  return undefined;
}
