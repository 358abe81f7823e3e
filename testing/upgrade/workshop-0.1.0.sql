CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.identity_of_letters(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select normalize(btrim(public.small_letters(normalize(regexp_replace(value, '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), NFD)), ' 	
                 　'), NFC)
$$;
CREATE FUNCTION public.identity_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when octet_length(value) = char_length(value) then lower(btrim(value, ' 	
                 　') collate "C")
    else public.identity_of_letters(value) end
$$;
CREATE FUNCTION public.search_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when octet_length(value) = char_length(value) then lower(value) else translate(lower(value),
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž',
    'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzz') end
$$;
CREATE FUNCTION public.small_letters(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case
    when value !~ '[^\u0001-\u007f\u0300-\u036f]' then lower(value collate "C")
    when value !~ '[^\u0001-\u024f\u0300-\u052f]'
      then replace(translate(lower(value collate "C"), 'ÆÐØÞĐĦĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮς', 'æðøþđħĳŀłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯσ'), 'ß', 'ss')
    else replace(translate(lower(value collate "C"), 'ÆÐØÞĐĦĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮςԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
      'æðøþđħĳŀłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯσաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃'), 'ß', 'ss') end
$$;
CREATE FUNCTION public.sort_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when octet_length(value) = char_length(value) and char_length(value) <= 200 and value !~ '[0-9]'
    then nullif(lower(value collate "C"), '') else public.sort_text_of(value) end
$$;
CREATE FUNCTION public.sort_text_of(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
declare
  key text := left(value, 200);
begin
  if octet_length(key) = char_length(key) then
    key := lower(key collate "C");
  else
    key := public.small_letters(regexp_replace(normalize(key, NFD), '[\u0300-\u036f\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'));
    if octet_length(key) <> char_length(key) then
      key := replace(replace(translate(key, 'łđøħıŧ', 'ldohit'), 'æ', 'ae'), 'œ', 'oe');
    end if;
  end if;
  if key ~ '0[0-9]' then
    key := regexp_replace(key, '(^|[^0-9])0+([0-9])', '\1\2', 'g');
  end if;
  if key ~ '[0-9][0-9]' then
    key := regexp_replace(key, '([0-9]{2,})', ':\1', 'g');
    if key ~ '[0-9]{3}' then
      key := regexp_replace(key, '([0-9]{3,})', ':\1', 'g');
      if key ~ '[0-9]{4}' then
        key := regexp_replace(key, '([0-9]{4,})', ':\1', 'g');
        if key ~ '[0-9]{5}' then
          key := regexp_replace(regexp_replace(key, '([0-9]{5,})', ':00000000000000000000\1', 'g'),
            '0+([0-9]{20})', '\1', 'g');
        end if;
      end if;
    end if;
  end if;
  return nullif(key, '');
end
$$;
CREATE TABLE public.api_keys (
    id uuid NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    scopes text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone
);
CREATE TABLE public.applied_migrations (
    name text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL,
    digest text
);
CREATE TABLE public.attempts (
    key text NOT NULL,
    count integer NOT NULL,
    ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.audit_entries (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    action text NOT NULL,
    entity text,
    record_id text,
    title text,
    user_id uuid,
    username text,
    session_id uuid,
    address text NOT NULL,
    request_id text NOT NULL,
    before jsonb,
    after jsonb
);
CREATE TABLE public.idempotency_keys (
    user_id uuid NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.items (
    id uuid NOT NULL,
    name text NOT NULL,
    description text,
    active boolean DEFAULT true NOT NULL,
    price numeric(15,2) NOT NULL,
    revision integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.known_places (
    key text NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.repairs (
    id uuid NOT NULL,
    title text NOT NULL,
    item_id uuid NOT NULL,
    notes text,
    state text DEFAULT 'waiting'::text NOT NULL,
    cost numeric(15,2) NOT NULL,
    reported_on date NOT NULL,
    due_on date,
    urgent boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT repairs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'inWork'::text, 'done'::text, 'givenUp'::text])))
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    audience text NOT NULL,
    parent_id uuid,
    generation integer DEFAULT 0 NOT NULL,
    refresh_hash text NOT NULL,
    rotated_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.staff_links (
    token_hash text NOT NULL,
    user_id uuid,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.staff_users (
    id uuid NOT NULL,
    username text NOT NULL,
    name text NOT NULL,
    password text,
    role text DEFAULT 'administrator'::text NOT NULL,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT staff_users_role_check CHECK ((role = ANY (ARRAY['administrator'::text, 'reader'::text])))
);
CREATE TABLE public.unpublished_batches (
    first_id uuid NOT NULL,
    last_id uuid NOT NULL,
    table_name text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.applied_migrations VALUES ('0000_initial', '2026-11-26 15:05:36.951096+00', '7994c229997c1ddcaabf6a83cd878ae22179a9b53ce5d3ec7030b0905a869966');
INSERT INTO public.applied_migrations VALUES ('0001_add_repairs', '2026-11-26 15:05:36.951096+00', '75294629fbdee0ec29df966d2d3a9198383a13fa11b3b9e1b079aeb45b60da5e');
INSERT INTO public.attempts VALUES ('G03tA5XgE_xB3mcEWQJlmgIeUMGp7h_Glv5XESEBnI8', 1, '2026-11-26 15:06:38.712104+00');
INSERT INTO public.attempts VALUES ('oVyfUY2mD25p49XC-YbcQv7EBzzMqxgXk0pcoo8DdT0', 1, '2026-11-26 15:06:38.717152+00');
INSERT INTO public.attempts VALUES ('nMH4JdcR5UHFP2M3cymoWu8C1zqAg9jCXJOj4xzqQ6w', 1, '2026-11-26 15:06:38.72069+00');
INSERT INTO public.audit_entries VALUES ('01a21864-08fa-726c-b163-5428e1b03022', '2026-11-26 15:05:38.811979+00', 'signIn', NULL, NULL, NULL, '01a21864-0341-766d-8f13-b9ee65e2d60d', 'ana@workshop.example', NULL, '127.0.0.1', '01a21864-0862-75ca-aa2b-7accd9cf4ef5', NULL, NULL);
INSERT INTO public.audit_entries VALUES ('01a21864-09ae-7544-97fa-f4b857b8f41b', '2026-11-26 15:05:38.960967+00', 'create', 'item', '01a21864-098c-7051-a2fc-50ecedb0ad80', 'Bench', '01a21864-0341-766d-8f13-b9ee65e2d60d', 'ana@workshop.example', '01a21864-090d-7151-94d8-dcadf48da5ed', '127.0.0.1', '01a21864-096c-71ec-9830-c5a6cc0fb81a', NULL, '{"id": "01a21864-098c-7051-a2fc-50ecedb0ad80", "name": "Bench", "price": 10, "active": true}');
INSERT INTO public.audit_entries VALUES ('01a21864-09e5-72a7-b5e7-758de4941d26', '2026-11-26 15:05:39.026659+00', 'create', 'item', '01a21864-09d2-75f0-b527-df3c04809a5d', 'Lamp', '01a21864-0341-766d-8f13-b9ee65e2d60d', 'ana@workshop.example', '01a21864-090d-7151-94d8-dcadf48da5ed', '127.0.0.1', '01a21864-09bc-7520-ae3c-58b032b77f8e', NULL, '{"id": "01a21864-09d2-75f0-b527-df3c04809a5d", "name": "Lamp", "price": 99.9, "active": false, "description": "Brass"}');
INSERT INTO public.audit_entries VALUES ('01a21864-0a20-72f3-aa15-1964a5e0ca51', '2026-11-26 15:05:39.088962+00', 'create', 'repair', '01a21864-0a0d-74de-acb5-82924feb7530', 'Loose leg', '01a21864-0341-766d-8f13-b9ee65e2d60d', 'ana@workshop.example', '01a21864-090d-7151-94d8-dcadf48da5ed', '127.0.0.1', '01a21864-09f8-7601-91d6-bfa580bb26b4', NULL, '{"id": "01a21864-0a0d-74de-acb5-82924feb7530", "cost": 25, "state": "inWork", "title": "Loose leg", "itemId": "01a21864-098c-7051-a2fc-50ecedb0ad80", "urgent": false, "reportedOn": "2026-05-06"}');
INSERT INTO public.audit_entries VALUES ('01a21864-0a61-7059-8110-0dbf557dd6b0', '2026-11-26 15:05:39.142551+00', 'create', 'repair', '01a21864-0a45-7752-af2f-f4a0b1527afb', 'New cable', '01a21864-0341-766d-8f13-b9ee65e2d60d', 'ana@workshop.example', '01a21864-090d-7151-94d8-dcadf48da5ed', '127.0.0.1', '01a21864-0a3d-736d-8140-364a331a5d0e', NULL, '{"id": "01a21864-0a45-7752-af2f-f4a0b1527afb", "cost": 620.5, "notes": "Übermorgen", "state": "waiting", "title": "New cable", "itemId": "01a21864-09d2-75f0-b527-df3c04809a5d", "urgent": true, "reportedOn": "2026-05-06"}');
INSERT INTO public.audit_entries VALUES ('01a21864-0a99-7795-9e7d-decc439a3b2a', '2026-11-26 15:05:39.202536+00', 'finish', 'repair', '01a21864-0a0d-74de-acb5-82924feb7530', 'Loose leg', '01a21864-0341-766d-8f13-b9ee65e2d60d', 'ana@workshop.example', '01a21864-090d-7151-94d8-dcadf48da5ed', '127.0.0.1', '01a21864-0a6f-771f-8658-4fd523d9f520', '{"state": "inWork"}', '{"state": "done"}');
INSERT INTO public.items VALUES ('01a21864-098c-7051-a2fc-50ecedb0ad80', 'Bench', NULL, true, 10.00, 1);
INSERT INTO public.items VALUES ('01a21864-09d2-75f0-b527-df3c04809a5d', 'Lamp', 'Brass', false, 99.90, 1);
INSERT INTO public.known_places VALUES ('KA-22oyCMvOIH-ljw2R-RFcl95-mccPvc5p41zErz00', '2026-11-26 15:05:38.82778+00');
INSERT INTO public.known_places VALUES ('d612ZPKSDLF1CRmLr_xeKvhoINRY5Vjz8-sGbTbUkOI', '2026-11-26 15:05:38.82778+00');
INSERT INTO public.repairs VALUES ('01a21864-0a45-7752-af2f-f4a0b1527afb', 'New cable', '01a21864-09d2-75f0-b527-df3c04809a5d', 'Übermorgen', 'waiting', 620.50, '2026-05-06', NULL, true, 1);
INSERT INTO public.repairs VALUES ('01a21864-0a0d-74de-acb5-82924feb7530', 'Loose leg', '01a21864-098c-7051-a2fc-50ecedb0ad80', NULL, 'done', 25.00, '2026-05-06', NULL, false, 1984268390);
INSERT INTO public.sessions VALUES ('01a21864-090d-7151-94d8-dcadf48da5ed', '01a21864-0341-766d-8f13-b9ee65e2d60d', 'main', NULL, 0, 'YufRVOMolcYtwc_R1bcYxB2JbebDV9gb_wWfw9SJOx8', '2026-11-26 15:05:38.836984+00', '2026-12-26 15:05:38.847+00', '2026-11-26 15:05:38.836984+00', '127.0.0.1', 'node', '2026-11-26 15:05:38.836984+00');
INSERT INTO public.staff_users VALUES ('01a21864-0341-766d-8f13-b9ee65e2d60d', 'ana@workshop.example', 'ana@workshop.example', '$argon2id$v=19$m=19456,t=2,p=1$d21rcjFQQD1caLmxaquMeg$t+KrGWR36JxAmEY/owsN3EVz05BXYAu7S9TCkZkmpn4', 'administrator', NULL, '2026-11-26 15:05:37.316968+00');
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applied_migrations
    ADD CONSTRAINT applied_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_key_pk PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_places
    ADD CONSTRAINT known_places_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.repairs
    ADD CONSTRAINT repairs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_links
    ADD CONSTRAINT staff_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_users
    ADD CONSTRAINT staff_users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unpublished_batches
    ADD CONSTRAINT unpublished_batches_pkey PRIMARY KEY (first_id);
CREATE UNIQUE INDEX api_keys_name_key ON public.api_keys USING btree (public.identity_text(name));
CREATE INDEX attempts_ends_at_idx ON public.attempts USING btree (ends_at);
CREATE INDEX audit_entries_action_at_idx ON public.audit_entries USING btree (action, at, id);
CREATE INDEX audit_entries_at_id_idx ON public.audit_entries USING btree (at, id);
CREATE INDEX audit_entries_entity_at_idx ON public.audit_entries USING btree (entity, at, id);
CREATE INDEX audit_entries_record_id_at_idx ON public.audit_entries USING btree (record_id, at, id);
CREATE INDEX audit_entries_request_id_idx ON public.audit_entries USING btree (request_id);
CREATE INDEX audit_entries_session_id_at_idx ON public.audit_entries USING btree (session_id, at, id);
CREATE INDEX audit_entries_user_id_at_idx ON public.audit_entries USING btree (user_id, at, id);
CREATE INDEX audit_entries_username_at_idx ON public.audit_entries USING btree (username, at, id);
CREATE INDEX idempotency_keys_created_at_idx ON public.idempotency_keys USING btree (created_at);
CREATE INDEX items_active_order ON public.items USING btree (active, id);
CREATE INDEX items_description_trigrams ON public.items USING gin (public.search_text(description) public.gin_trgm_ops);
CREATE UNIQUE INDEX items_name_key ON public.items USING btree (public.identity_text(name));
CREATE INDEX items_name_order ON public.items USING btree (public.sort_text(name) COLLATE "C", id);
CREATE INDEX items_name_trigrams ON public.items USING gin (public.search_text(name) public.gin_trgm_ops);
CREATE INDEX items_price_order ON public.items USING btree (price, id);
CREATE INDEX known_places_last_at_idx ON public.known_places USING btree (last_at);
CREATE INDEX repairs_cost_order ON public.repairs USING btree (cost, id);
CREATE INDEX repairs_due_on_order ON public.repairs USING btree (due_on, id);
CREATE INDEX repairs_item_id_order ON public.repairs USING btree (item_id, id);
CREATE INDEX repairs_reported_on_order ON public.repairs USING btree (reported_on, id);
CREATE INDEX repairs_state_index ON public.repairs USING btree (state);
CREATE INDEX repairs_state_order ON public.repairs USING btree (array_position(ARRAY['waiting'::text, 'inWork'::text, 'done'::text, 'givenUp'::text], state), id);
CREATE INDEX repairs_title_order ON public.repairs USING btree (public.sort_text(title) COLLATE "C", id);
CREATE INDEX repairs_title_trigrams ON public.repairs USING gin (public.search_text(title) public.gin_trgm_ops);
CREATE INDEX repairs_urgent_order ON public.repairs USING btree (urgent, id);
CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_parent_id_idx ON public.sessions USING btree (parent_id);
CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);
CREATE INDEX staff_links_expires_at_idx ON public.staff_links USING btree (expires_at);
CREATE INDEX staff_links_user_id_idx ON public.staff_links USING btree (user_id);
CREATE UNIQUE INDEX staff_users_username_key ON public.staff_users USING btree (public.identity_text(username));
ALTER TABLE ONLY public.repairs
    ADD CONSTRAINT repairs_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES public.items(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_staff_users_id_fk FOREIGN KEY (user_id) REFERENCES public.staff_users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_links
    ADD CONSTRAINT staff_links_user_id_staff_users_id_fk FOREIGN KEY (user_id) REFERENCES public.staff_users(id) ON DELETE CASCADE;
