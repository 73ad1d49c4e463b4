/** Common first names in Britain, short forms and families from abroad included: one kind of evidence for a name. */
const firstNames = new Set(
  `
aaron abbie abby abdul abdullah abigail abu ada adam adele adrian adriana agnes agnieszka ahmed aidan aileen aimee aisha aisling ajay akash alan
alana alasdair alastair albert alec aleksandra alex alexander alexandra alexis alfie alfred ali alice alicia alina alisa alison alistair allan allen ally alma
alun alwyn amal amanda amar amber amelia amelie amina amir amit amrit amy ana anastasia andrea andreas andrei andrew andrzej andy angela angie angus anil
anisha anita anja ann anna annabel anne annette annie anthea anthony anton antonia antonio antony anwar april arabella archie ariana arjun arnold arthur arun
ash asha asher ashish ashleigh ashley asif asma aubrey audrey audra austin ava avril axel ayaan ayesha aziz barbara barney barry bartosz basil beata beatrice
becca becky belinda ben benedict benita benjamin bernadette bernard bernice bert bertie bertram beryl bess beth bethan bethany betsy betty beverley bianca bill billie
billy blanche bob bobby bonnie brad bradley brandon breda brenda brendan brett brian bridget bridie bronwen bruce bryan bryn bryony caitlin caleb callum calum calvin
cameron camilla candice cara carl carla carlos carly carmel carmen carol carole carolina caroline carolyn carrie carys cassandra cath catherine cathy catrin cecil
cecilia celia ceri chandra chantal charlene charles charley charlie charlotte chelsea cheryl chloe chris chrissie christian christina christine christopher ciara cian cillian
claire clara clare clarence claude claudia clement clifford clive clodagh colette colin colleen connie connor conor constance cora cordelia corinne courtney craig
curtis cynthia cyril daisy dale damian damien damon dan dana daniel daniela daniella danielle danny daphne darcy darius darrell darren darryl daryl dave david davina
dawid dawn dean deanna deb debbie deborah debra declan deepak deirdre delia della delroy demi denis denise dennis denzil derek dermot des desmond dev dexter diana
diane dianne diego dilip dina dinesh dionne dipak dolores dominic dominik dominika don donald donna dora doreen doris dorothy dot doug dougie douglas duncan dustin dylan
eamonn ebony ed eddie edgar edith edmund edna eduardo edward edwin edyta eileen eilidh elaine eleanor elena elias elijah elin elisa elise elisha eliza elizabeth ella
ellen ellie ellis elliot elliott elsa elsie elspeth elwyn emilia emilie emily emlyn emma emmanuel emrys enid eoin eric erica erika erin ernest ernie errol esme
esmeralda estelle esther ethan ethel etta eugene eunice eva evan eve evelyn ewa ewan ezra faisal faith farah farhan farida farouk fatima fay faye felicity felix
fergus fern ffion filip fiona finlay finley finn flora florence florin floyd fran frances francesca francis francisco frank frankie fred freda freddie frederick freya gabriel
gabriela gabrielle gail gareth garry gary gavin gayle gaynor gemma gene genevieve geoff geoffrey george georgia georgie georgina gerald geraldine gerard gerry gertrude ghulam
gideon gilbert giles gill gillian gina giovanni gita gladys glen glenda glenn glenys gloria glyn glynis godfrey gordon grace graeme graham grainne grant greg gregor gregory
greta gretchen grzegorz guido gurdeep gurpreet guy gwen gwenda gwendoline gwilym gwyn gwyneth habib hamish hamza hana hannah hans hardeep harjit harold harpreet harriet harrison
harry haroon harvey hasan hassan hattie haydn hayley hazel heather hector heidi helen helena helga henrietta henry herbert hetty hilary hilda hiroshi holly hope horace
howard hubert hugh hugo humphrey hussain hussein huw ian ibrahim ida idris ifan ikram ilona imogen imran ina india indira ines inga ingrid iolo ione iqbal ira irene
irina iris irma isaac isabel isabella isabelle isha isla ismail isobel ivan ivor ivy iwan izabela izzy jack jackie jackson jacob jacqueline jacqui jade jagdish
jaime jake jakub jamal james jamie jan jana jane janet janette janice janina janine jarek jared jaroslaw jas jasmin jasmine jason jasper jaspreet jatinder javed javier
jaya jayden jayne jean jeanette jeanne jeff jeffrey jemima jemma jen jenna jennie jennifer jenny jeremy jerome jerry jess jesse jessica jessie jill jillian jim jimmy
jo joan joana joann joanna joanne jocelyn jodi jodie jody joe joel johan johanna john johnathan johnny jolanta jon jonah jonas jonathan jordan jorge jose joseph
josephine josh joshua josie joy joyce juan juanita jude judith judy jules julia julian juliana julie juliet juliette june justin justine justyna kacper kai kamal kamil
kamila karan kareem karen karim karina karl karol karolina kasia kat katarzyna kate katerina kath katharine katherine kathleen kathryn kathy katie katrina katy kavita kay
kayleigh keeley keira keith kelley kellie kelly kelvin ken kenneth kenny kerry kev kevin khadija khalid khalil kian kieran kieron kim kimberley kimberly kiran kirsten
kirstie kirsty kit klaus kris krishna kristian kristin kristina kristof krystyna krzysztof kulwinder kumar kunal kurt kyle kylie lachlan laila lakshmi lana lance lara larry laszlo
latoya laura lauren laurence laurie lavinia lawrence leah leanne lee leighton leila leith lena lenka leo leon leona leonard leonie leonora leroy les lesley leslie letitia
lewis lexi liam libby lidia lilian lillian lilly lily lina linda lindsay lindsey linus lionel lisa liz liza lizzie llewellyn lloyd logan lois lola lora loretta
lorna lorraine lottie louie louis louisa louise luca lucas lucia lucie lucinda lucy luis luiza lukas lukasz luke luna lydia lyn lynda lyndsay lyndsey lynette
lynn lynne lynsey mabel maciej maddie maddy madeleine madge maeve magda magdalena maggie mahmood mahmoud maia mair maisie malcolm malgorzata malik mandy manjit manoj
manuel marc marcel marcia marcin marco marcus marek margaret margery margot maria mariam marian marianne marie marilyn marina mario marion marios marissa marius marjorie mark
marlene marsha marta martha martin martina martyn marvin mary maryam mateusz mathew matilda matt matthew maud maura maureen maurice mavis max maxine maximilian maya meera
meg megan mehmet mel melanie melinda melissa melvin melvyn mercedes meredith mia michael michaela michal michelle mick mickey miguel mihai mikael mike mikey mila milan
mildred miles millicent millie milly milo mina mindy minnie miranda miriam mo mohamed mohammad mohammed mohan mohsin moira mollie molly mona monica monika monique
montague morag morgan moses moya muhammad muriel murray mustafa myra myrtle nadeem nadia nadine nan nancy naomi nasreen natalia natalie natasha nathan nathaniel naveed navin
neil nell nellie nelly nelson nerys nesta neville niall niamh nichola nicholas nick nicky nicola nicole nigel nikita nikki nikolai nina nisha noah noel noor nora noreen
norma norman nuala octavia odette olaf oleg olga oliver olive olivia ollie olu olwen omar oona opal ophelia orla orlando oscar osman oswald otis otto owain owen ozzy
pablo paige pamela paolo parveen pascal pat patrice patricia patrick patsy patty paul paula paulette paulina pauline pavel pawel pearl pedro peggy penelope penny percy
perry pete peter petra petula phil philip philippa phillip phillipa phoebe phyllis pia pierre piers piotr polly poppy prakash pranav prem preston prudence priya priyanka przemek
quentin quinn rachael rachel radek radoslaw rafael rafal rahim rahul raj raja rajan rajesh rajinder ralph ram ramesh rana randolph rani rania raquel rashid raul raven ravi
ray raymond reece rebecca reg regan reggie reginald rehana renata rene reuben rex rhian rhiannon rhoda rhona rhys ria ricardo rich richard rick ricky rita ritchie
riya rob robbie robert roberta roberto robin robyn rochelle roderick rodney roger rohan roisin roland romana romeo ron ronald ronan ronnie rory rosa rosalie rosalind
rosamund roseanne rosemarie rosemary rosie roslyn ross rowan rowena roxanne roy ruben ruby rufus rukhsana rupert russ russell ruth ryan ryszard sabina sabrina sadia sadie
saeed safia sahar saif saima saira sajid salim sally salma sam samantha sameer samina samir samson samuel sana sandeep sandra sandy sanjay sara sarah sasha
saskia saul scarlett scott sean seb sebastian selena selina selma sergio seth shabana shahid shakira shamim shane shannon sharon shaun shauna shawn shazia sheila shelagh
shelley sheryl shilpa shirley shivani shona sian sid sidney siegfried sienna silvia simon simone sinead siobhan sita sky skye slawomir sofia sol solomon sonia sonja sonya sophia sophie
spencer stacey stacy stan stanislaw stanley stefan stefania stella steph stephanie stephen steve steven stevie stewart stu stuart sue suki sultan sunil sunita surinder susan susanna susannah susie
suzanne suzie suzy svetlana sybil sydney sylvester sylvia sylwia tabitha tahir tamara tamsin tania tanisha tanvir tanya tara tariq tasha tatiana tayyab ted teddy terence teresa
teri terri terry tess tessa thea thelma theo theodora theodore theresa thomas tia tiffany tilly tim timothy tina tobias toby tod todd tom tomas tomasz tommy toni tony
tracey traci tracy travis trevor tricia trina trish trisha tristan trudy tyler tyrone ulrich uma umar una ursula usha usman val valentina valerie vanessa vasile vaughan vera
verity vernon veronica vic vicki vickie vicky victor victoria vijay vikram vikki vimal vince vincent viola violet viv vivian vivien vivienne vladimir wahid wayne wendy wesley
wilf wilfred will wilhelmina willa william willow wilma winifred winnie winston wojciech xander xavier yasin yasmin yasmine yolanda yousef yusuf yvette yvonne zac zach zachary zahid zahra zainab
zak zara zbigniew zeeshan zena zeynep zoe zofia zohra zoya
`
    .trim()
    .split(/\s+/),
);

export const isFirstName = (word: string) =>
  firstNames.has(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
